import type { Messages } from './en.tsx';

const es: Messages = {
  loading: 'Cargando…',
  not_loaded: 'No se ha podido cargar. Comprueba la conexión y recarga la página.',

  text_settings: 'Ajustes del texto',
  settings: {
    size: 'Tamaño del texto',
    spacing: 'Interlineado',
    width: 'Ancho de columna',
  },
  sizes: {
    small: 'Pequeño',
    normal: 'Normal',
    large: 'Grande',
    larger: 'Más grande',
    largest: 'El más grande',
  },
  spacings: { tight: 'Compacto', normal: 'Normal', loose: 'Amplio' },
  widths: { narrow: 'Estrecho', normal: 'Normal', wide: 'Ancho' },
  reset: 'Restablecer',
};
export default es;
