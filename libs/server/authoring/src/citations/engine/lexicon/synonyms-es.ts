/** Spanish words that stand for each other: one group between two semicolons. */
export const spanish = `
empezar comenzar iniciar empieza comienza inicia principio comienzo; arrancar iniciar;
terminar acabar finalizar concluir; parar detener; continuar seguir proseguir; ejecutar correr;
realizar hacer efectuar llevar; suceder ocurrir pasar; surgir aparecer; aparecer mostrar salir;
contener incluir comprender; constar componer;
necesitar requerir precisar exigir necesita requiere necesario falta;
necesario preciso obligatorio; permitir dejar autorizar; prohibir impedir;
evitar impedir prevenir; mostrar enseñar presentar visualizar; indicar señalar;
dar proporcionar ofrecer conceder suministrar; ofrecer brindar; conceder otorgar;
obtener conseguir sacar lograr extraer; recibir obtener; tomar coger; aceptar admitir;
rechazar denegar negar rehusar; crear hacer construir elaborar generar;
construir edificar levantar erigir; producir generar fabricar; formar constituir;
definir especificar establecer; especificar indicar; establecer fijar; fijar poner;
poner colocar accionar; asignar dar; cambiar modificar alterar variar; cambio modificación;
convertir transformar; adaptar ajustar; sustituir reemplazar cambiar;
eliminar borrar quitar suprimir; quitar retirar; añadir agregar; insertar introducir;
introducir meter; rellenar completar; unir juntar conectar enlazar; combinar mezclar;
separar dividir; dividir partir; distinguir diferenciar; usar utilizar emplear servirse;
uso empleo utilización; aplicar usar; tratar procesar; gestionar administrar manejar;
ayudar asistir contribuir; apoyar sostener; aumentar incrementar subir crecer; subir ascender;
ampliar extender; alargar prolongar; reducir disminuir bajar; bajar descender; caer bajar;
descender caer; mover desplazar; llevar transportar; enviar mandar; llegar alcanzar venir;
entrar conectar acceder; volver regresar; responder contestar; pedir solicitar; llamar denominar;
llamado denominado; encontrar hallar descubrir; ver observar; mirar observar;
comprobar verificar revisar; asegurar garantizar; examinar estudiar; probar ensayar;
prueba ensayo; intentar tratar; pensar creer considerar; considerar creer estimar; saber conocer;
comprender entender; explicar aclarar; informar comunicar avisar; sugerir proponer;
recomendar aconsejar convenir conveniente; aconsejable recomendable preferible; preferible mejor;
elegir escoger seleccionar; selección elección; querer desear; guardar conservar almacenar;
conservar mantener preservar; poseer tener; disponer tener contar; carecer faltar;
peligro riesgo; peligroso arriesgado; dañar perjudicar; vivir habitar residir; situado ubicado;
hallarse encontrarse; existir haber; funcionar trabajar; error fallo equivocación;
problema dificultad; resolver solucionar; arreglar reparar; correcto adecuado;
incorrecto erróneo; exacto preciso; adecuado apropiado conveniente;
coincidir corresponder encajar; causar provocar originar; resultado consecuencia;
razón causa motivo; revelar compartir; rápido veloz; rápidamente deprisa pronto;
despacio lentamente; inmediatamente enseguida; después luego tras; antes previamente;
anterior previo; primero inicialmente; último final; finalmente último; actualmente hoy;
actual presente; viejo antiguo; mayor principal; grande gran enorme; enorme gigante; corto breve;
alto elevado; considerable importante notable; ligeramente algo; numerosos muchos múltiples;
varios diversos distintos; diverso diferente distinto; igual idéntico mismo;
parecido similar semejante; entero completo todo; completo entero total;
completamente totalmente enteramente; parte porción; cantidad número; grupo conjunto; tipo clase;
nivel grado; normalmente generalmente habitualmente normal suele; soler suele normalmente;
habitual usual común corriente; menudo frecuentemente; frecuente común; veces ocasionalmente;
principalmente sobre; especialmente particularmente; determinado cierto concreto ciertos;
particular específico; específico propio; aproximadamente cerca alrededor unos;
casi prácticamente; importante esencial; fácil sencillo simple; difícil complicado;
complicado complejo; claro evidente; fuerte potente; gente personas; principiante novato;
equipo máquina ordenador; ordenador computadora; empresa compañía; trabajador empleado;
país nación; zona región área; lugar sitio; casa hogar; camino ruta; barco buque;
coche automóvil auto; aparato dispositivo; comida alimento; precio coste costo; caro costoso;
barato económico; comprar adquirir; trabajo tarea; medicina medicamento; fichero archivo;
manual guía; palabra término; lengua idioma; lista listado; directorio carpeta;
parámetro argumento; configurar ajustar; configuración ajuste; procedimiento método;
orden comando instrucción; programa aplicación; biblioteca librería; datos información;
mensaje aviso; contraseña clave; pulsar presionar clic; activar habilitar;
desactivar deshabilitar; encendido marcha; restaurar recuperar; papel impresión;
característica propiedad rasgo; objeto cosa; saturar llenar; desuso obsoleto; húmedo mojado;
piedra roca; suelo tierra; monte montaña; mar océano; costa orilla; frontera límite;
limitar restringir; año anual; diario día; mundo mundial; época período; cortar talar;
derretir fundir; repartir distribuir; recoger reunir; cosechar recoger; ley norma; norma regla;
deber obligación; contrato acuerdo; condición requisito; prerrequisito requisito;
objetivo meta fin; papel función; ventaja beneficio; desventaja inconveniente; único solo;
automáticamente solo; famoso conocido; adicional extra; además también; sin embargo;
también igualmente; por consiguiente; decorativo ornamental; ornamental adorno adornar;
venenoso tóxico; básico fundamental; mediante través; junto lado; pues porque; apriete par;
aprovechar reutilizar; local localmente;
edificio construcción; barco nave buque navío; momento actualmente instante;
aplicación programa; fallo error defecto; 
necesario imprescindible preciso requerido; suficiente bastante;
aproximadamente alrededor cerca unos; casi prácticamente;
principalmente sobre especialmente mayormente; frecuentemente menudo frecuencia; raramente rara;
actualmente hoy ahora; antiguamente antes; primero primeramente; después luego posteriormente;
antes previamente anteriormente; además también asimismo; sin embargo; inmediatamente enseguida;
diario diariamente día; anual anualmente año; mensual mensualmente mes; semanal semana;
época período era; comienzo inicio principio; final fin término; causa motivo razón;
consecuencia efecto resultado; objetivo fin propósito meta; modo manera forma;
método procedimiento; característica rasgo propiedad; sustancia materia material;
cantidad número; parte porción; mayoría mayor; zona región área; lugar sitio; país estado nación;
ciudad urbe; pueblo aldea; habitante poblador residente vecino; persona individuo;
gente personas; médico doctor; enfermedad dolencia; medicina medicamento fármaco;
comida alimento; trabajador obrero empleado; jefe director; empresa compañía; tienda comercio;
cliente comprador; precio coste costo; impuesto tributo; salario sueldo; contrato acuerdo;
ley norma regla; guerra conflicto; ejército tropas; rey monarca soberano; muerte morir;
nacimiento nacer; calle vía; coche automóvil auto; tren ferrocarril; montaña monte sierra;
mar océano; cuadro pintura; libro obra volumen; carpeta directorio; fichero archivo;
ordenador computadora equipo; pantalla monitor; orden comando; contraseña clave; instalar montar;
actualizar renovar; borrar eliminar suprimir quitar; guardar conservar almacenar;
enviar mandar remitir; avisar informar comunicar notificar; decidir resolver;
exigir pedir requerir; rechazar negar; dirigir conducir guiar; gobernar reinar; conquistar tomar;
destruir derribar; dañar estropear; reparar arreglar; limpiar lavar; cocinar cocer;
mezclar remover; plantar sembrar; cosechar recoger; alimentar nutrir; vivir habitar residir;
poseer tener; faltar carecer; superar exceder rebasar sobrepasar; durar prolongarse;
permanecer quedar; influir afectar; proceder venir provenir; situarse encontrarse hallarse;
ancho amplio; estrecho angosto; delgado fino; ligero liviano; fácil sencillo; difícil complicado;
fuerte potente resistente; duro sólido; nuevo reciente; viejo antiguo; peligroso arriesgado;
dañino perjudicial nocivo; famoso célebre conocido; importante relevante destacado;
igual idéntico; parecido similar semejante; distinto diferente diverso; caliente cálido;
mojado húmedo; apto adecuado apropiado; prohibido vedado; permitido autorizado; gratuito gratis;
saldar pagar abonar; anular revocar cancelar; emplear usar;
caducar vencer expirar; devolver regresar retornar; cultivar crecer; altitud altura;
levantar alzar erigir construir; traer llevar; mostrar enseñar exhibir;
lograr conseguir alcanzar; intentar tratar; impedir evitar; provocar causar originar;
occidental oeste; oriental este; meridional sur; septentrional norte;
usar servir recurrir utilizar valerse; poder posible permitir capaz; necesario necesitar falta deber exigir requerir
hacer; deber obligación obligar obligatorio; forzar obligar; parar cesar detener interrumpir; producir formar crear
fabricar generar; surgir nacer provenir originar proceder; venir provenir derivar proceder; formar constituir
componer; consistir componer constituir; tener poseer disponer contar; volver tornar convertir transformar; aumento
crecimiento subida; aumentar elevar ampliar; crecer desarrollar aumentar; regenerar crecer renovar; disminución
reducción descenso caída; disminuir bajar reducir descender menguar; ayudar contribuir favorecer apoyar; causar
provocar generar producir originar; llevar conducir provocar; deber causa motivo gracias; mostrar revelar demostrar
manifestar aparecer; declarar afirmar decir; considerar juzgar creer; conocido célebre famoso; encontrar hallar
localizar situar; detectar reconocer identificar; vigilar supervisar controlar observar; observar ver notar; ver
divisar percibir; oír escuchar percibir; mantener conservar preservar; guardar almacenar conservar; borrar eliminar
suprimir; anular cancelar; adicional otro suplementario; entrar penetrar; salir dejar partir; escapar huir; enlazar
asociar unir; fundir unir; repartir distribuir dividir; reparto repartir distribución; cambiar mudar; mover desplazar
trasladar; lanzar tirar arrojar emitir; emitir despedir liberar soltar; absorber retener; devolver restituir;
restaurar restablecer volver; restablecer volver recuperar; apretar pulsar presionar; girar rotar vuelta; daño
perjuicio dañar; perjuicio perjudicar dañar; avería fallo; derrumbarse caer; desastre catástrofe; proteger resguardar;
medir medición; calcular determinar; imponer obligar; aprobar aceptar; corregir enmendar; suma importe cantidad; gasto
coste costo; alquiler renta; inquilino arrendatario; dueño propietario; venta vender; compra comprar adquirir;
ganancia beneficio excedente utilidad; ingreso renta; impuesto tasa tributo; morir fallecer perecer; muerte
fallecimiento; vida existencia; ocurrir suceder producirse; durar tardar; tardar demorar; duración tiempo período;
plazo período término; aparecer surgir; explicar deber; llamar conocido denominar; depender según; influir afectar
alterar; diferir distinguir; diferente distinto diverso; semejante parecido similar; superar exceder sobrepasar;
superior mayor; inferior menor; corresponder equivaler; funcionar operar trabajar; fundar instituir crear constituir;
inventar idear concebir; desarrollar elaborar; reaccionar responder; informar avisar comunicar notificar; aviso
advertencia notificación alerta; confirmar confirmación; prueba ensayo examen; gobernar regir; elegir escoger nombrar;
nombrar designar; seguir cumplir; cumplir respetar cumplimiento; cubrir revestir; rodear cercar; quemar arder; fuego
incendio; helar congelar hielo; evaporar vapor; fluir correr; sufrir padecer; curar sanar; comer alimentar consumir
devorar ingerir; beber tomar; dormir descansar; descanso reposo pausa; casar matrimonio; hijo niño; mujer femenino;
hombre masculino; peligro riesgo amenaza; miedo temor; objetivo fin finalidad propósito; medio instrumento; falta
carencia escasez; exceso demasiado; parte fracción cuota; trozo pedazo fragmento; número cantidad; elemento
componente; conjunto grupo; serie secuencia; forma figura aspecto; sabor gusto; olor aroma oler; ruido sonido;
velocidad rapidez; rápido pronto; facilidad fácil pronto; peso pesar pesado; altura altitud alto; profundidad
profundo; longitud largo; anchura ancho; espesor grueso; capa nivel; borde margen orilla; límite frontera; centro
medio; interior dentro; exterior fuera; cima cumbre; base fondo; costa litoral; viento aire; humedad húmedo mojado;
seco secar; calor caliente; luz luminoso; sol solar; energía fuerza potencia; material materia sustancia; mezcla
mezclar; organismo entidad institución autoridad; cuerpo organismo; empresa compañía firma; patrón empleador; reunión
sesión asamblea; ayuntamiento municipio; norma reglamento ley; ley legalmente legal; acuerdo pacto convenio; firmar
firma; derecho facultad; obra libro texto; escrito documento; imagen figura foto; dato información; científico
investigador; descubrimiento descubrir; enfermo paciente; síntoma signo señal; paso fase etapa; tarea labor función;
configuración ajuste valor; botón tecla; tienda establecimiento comercio; hogar casa familia; semana semanal; mes
mensual; cada todo; entero completo total todo; solo únicamente exclusivamente solamente; principal mayor fundamental;
siguiente posterior; anterior previo antiguo; actual hoy; mejor óptimo; fino delgado; rígido duro; blando suave;
violento intenso fuerte; seguro cierto; varios diverso; común difundido; gradualmente progresivamente poco;
automáticamente automático; nuevamente vuelta; siempre constantemente; normalmente generalmente habitualmente; menudo
frecuencia frecuentemente; predeterminado fábrica defecto; fábrica planta; original originario procedente; traducir
verter traducción; redactar escribir; persona socio individuo; ciertos algunos determinados; ya haber; reserva fondo;
ocuparse encargar encargado dedicarse; desecho resto residuo; vegetal planta; descomponer transformar; aproximarse
acercar; estirar ceder; reciente nuevo; alterar cambiar; respirar inspiración; intervalo cada; esperar tardar;
fabricar producir; escoger elegir; advertencia aviso; cosecha recolección extracción; cultivar cultivo;
`;
