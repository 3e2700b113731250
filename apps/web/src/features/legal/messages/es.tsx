import type { Messages } from './en.tsx';

const es: Messages = {
  terms: 'Condiciones de uso',
  terms_text: () => (
    <>
      <p>
        En resumen: úsalo para aprender, comprueba lo que te importe y no hagas daño a nadie con él.
      </p>
      <h2>El servicio</h2>
      <p>
        Coursewright escribe cursos sobre un tema que tú indicas o a partir de documentos que subes.
        Los cursos los escribe un programa. Las citas te permiten comprobar cada afirmación con su
        fuente; una fuente puede equivocarse, y el texto también. No te fíes solo de un curso cuando
        estén en juego la salud, la ley, el dinero o la seguridad.
      </p>
      <h2>Tu cuenta</h2>
      <p>
        Una persona, una cuenta. No compartas tu contraseña. Debes tener edad suficiente para
        aceptar unas condiciones donde vives, o el consentimiento de quien la tenga.
      </p>
      <h2>Créditos</h2>
      <p>
        Un crédito genera un curso. El crédito gastado en un curso que falla se devuelve. Los
        créditos no tienen valor fuera de esta instalación y no pueden pasarse a otra cuenta.
      </p>
      <p>
        Donde se venden créditos, el precio se muestra antes de pagar, y están en tu saldo cuando el
        proveedor de pagos ha confirmado el pago. Cuando un pago se devuelve o se disputa, sus
        créditos se retiran. Lo que ya se ha gastado queda a deber y se salda con los próximos
        créditos que recibas.
      </p>
      <h2>Tus documentos y cursos</h2>
      <p>
        Lo que subes sigue siendo tuyo. Sube solo lo que puedas usar de esta forma. Los cursos
        escritos para ti son tuyos para usarlos; los pasajes que citan pertenecen a los autores de
        las fuentes, con las condiciones de estas.
      </p>
      <h2>Uso razonable</h2>
      <ul>
        <li>
          Nada de intentar entrar por la fuerza, sobrecargar el servicio o saltarse sus límites.
        </li>
        <li>Nada de cursos hechos para dañar, engañar o acosar a otras personas.</li>
        <li>Una cuenta usada para cualquiera de las dos cosas puede desactivarse.</li>
      </ul>
      <h2>Quién lo gestiona</h2>
      <p>
        Coursewright es un programa que cualquiera puede instalar. Quien opera esta instalación es
        responsable de ella y puede añadir condiciones propias.
      </p>
    </>
  ),
  privacy: 'Privacidad',
  counts_nothing: 'No hay rastreo ni publicidad, así que no hay ningún aviso que aceptar.',
  counts_at: ({ collector }) =>
    `No hay publicidad y nadie te sigue. Quien opera esta instalación cuenta, en ${collector}, qué tipos de páginas se abren y lo rápido que cargan: sin cookies, sin tu nombre y nunca qué curso. Si tu navegador pide que no te rastreen, no se cuenta nada.`,
  privacy_text: ({ account, counting }) => (
    <>
      <p>
        Qué se guarda sobre ti, dónde y por qué. Nada se vende. Ninguna página carga nada de
        terceros, salvo el script del proveedor de pagos donde compras créditos.
      </p>
      <h2>En el servidor</h2>
      <ul>
        <li>
          Tu nombre, tu dirección de correo y un hash de tu contraseña, para que puedas iniciar
          sesión; el idioma de tus correos y el tema que elegiste.
        </li>
        <li>
          Tus sesiones, con el nombre del navegador y la dirección de red, para poder cerrarlas y
          limitar los abusos.
        </li>
        <li>
          Los tokens de API que creas, como hashes, y las claves de otros servicios que guardas,
          cifradas.
        </li>
        <li>
          Que tu dirección ya ha recibido sus créditos gratuitos, como un hash con clave del que no
          puede leerse la dirección. Se queda cuando borras tu cuenta.
        </li>
        <li>
          Los documentos que subes, los cursos escritos a partir de ellos y lo que haces con cada
          crédito.
        </li>
        <li>
          Lo que compras: cuántos créditos, el importe, cuándo y el número que le da el proveedor de
          pagos. Nunca tu tarjeta.
        </li>
      </ul>
      <h2>En tu navegador</h2>
      <ul>
        <li>Una cookie que mantiene tu sesión iniciada. Los scripts no pueden leerla.</li>
        <li>
          Otra con la que reconocemos durante 400 días un navegador en el que ya has iniciado
          sesión, para que nadie que intente adivinar tu contraseña pueda dejarte fuera. Contiene un
          número aleatorio y los hashes de hasta cinco direcciones, todo cifrado.
        </li>
        <li>
          En el almacenamiento local: un token de acceso de corta duración con tu nombre, tu
          dirección y tus créditos, si has visto la bienvenida, el tema y el idioma que elegiste, lo
          que has hecho en un curso hasta que lo tenga el servidor y si quieres que se te avise
          cuando un curso esté listo.
        </li>
        <li>
          Si guardas cursos sin conexión: esos cursos, con las grabaciones y los diagramas que
          elegiste. Al cerrar la sesión solo quedan los que elegiste conservar en el dispositivo.
        </li>
        <li>En una pestaña, hasta que se cierra: lo que has escrito y aún no has guardado.</li>
      </ul>
      <p>{counting}</p>
      <h2>Otros servicios</h2>
      <p>
        Quien opera esta instalación decide con qué escribe y con qué busca. Con el autor integrado
        nada sale del servidor. Con un modelo de lenguaje o una búsqueda web, tu tema y los pasajes
        que una lección necesita se envían a ese proveedor.
      </p>
      <p>
        Pagas en las páginas de un proveedor de pagos (Stripe), que recibe de nosotros tu dirección
        de correo y lo que compras, y de ti los datos de tu tarjeta o de tu banco. El script del
        proveedor se carga cuando abres la compra de créditos, y no antes. Donde no hay ningún
        proveedor configurado, no se te vende nada y no se envía nada.
      </p>
      <h2>Tus derechos</h2>
      <p>
        Tu {account('página de cuenta')} te entrega una copia de lo que se guarda sobre ti y te deja
        corregirlo o borrarlo. Quien opera esta instalación hace lo mismo por ti si se lo pides.
      </p>
    </>
  ),
};
export default es;
