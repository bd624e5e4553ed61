import type { LinhaEvento } from './completeRegra.ts'
import { IMPLANTE, PROTESE_IMPLANTE, PROTESE_IMPLANTE_ARCO } from './familiaEvento.data.ts'

/** TUSS table 22, prosthetics on implants: descriptions as published, in sentence case. */
export const EVENTOS_855: readonly LinhaEvento[] = [
  {
    codigoEvento: '85500011',
    descricao: 'Coroa provisória sobre implante',
    ...PROTESE_IMPLANTE,
    intervaloMeses: 12,
    grupoFrequencia: 'provisorioImplante',
  },
  {
    codigoEvento: '85500020',
    descricao: 'Coroa provisória sobre implante com carga imediata',
    ...PROTESE_IMPLANTE,
    intervaloMeses: 12,
    grupoFrequencia: 'provisorioImplante',
  },
  {
    codigoEvento: '85500038',
    descricao: 'Coroa total metalo cerâmica sobre implante',
    ...PROTESE_IMPLANTE,
    fonte: 'tabela',
  },
  {
    codigoEvento: '85500046',
    descricao: 'Coroa total metalo plástica sobre implante - cerômero',
    ...PROTESE_IMPLANTE,
  },
  {
    codigoEvento: '85500054',
    descricao: 'Coroa total metalo plástica sobre implante - resina acrílica',
    ...PROTESE_IMPLANTE,
  },
  { codigoEvento: '85500062', descricao: 'Guia cirúrgico para implante', ...PROTESE_IMPLANTE_ARCO },
  {
    codigoEvento: '85500070',
    descricao: 'Intermediário protético (para implantes)',
    ...PROTESE_IMPLANTE,
    grupoFrequencia: '85500070',
  },
  {
    codigoEvento: '85500089',
    descricao: 'Manutenção de prótese sobre implantes',
    ...PROTESE_IMPLANTE_ARCO,
    intervaloMeses: 6,
  },
  {
    codigoEvento: '85500097',
    descricao: "Overdenture barra clipe ou o'ring sobre dois implantes",
    ...PROTESE_IMPLANTE_ARCO,
    grupoFrequencia: 'overdenture',
  },
  {
    codigoEvento: '85500100',
    descricao: "Overdenture barra clipe ou o'ring sobre quatro ou mais implantes",
    ...PROTESE_IMPLANTE_ARCO,
    grupoFrequencia: 'overdenture',
  },
  {
    codigoEvento: '85500119',
    descricao: "Overdenture barra clipe ou o'ring sobre três implantes",
    ...PROTESE_IMPLANTE_ARCO,
    grupoFrequencia: 'overdenture',
  },
  {
    codigoEvento: '85500127',
    descricao: 'Prótese parcial fixa implanto suportada',
    ...PROTESE_IMPLANTE,
    grupoFrequencia: 'fixaImplante',
  },
  {
    codigoEvento: '85500135',
    descricao: 'Prótese parcial fixa provisória em carga imediata',
    ...PROTESE_IMPLANTE,
    grupoFrequencia: 'fixaImplante',
  },
  {
    codigoEvento: '85500143',
    descricao: 'Protocolo Branemark em carga imediata para 4 implantes - parte protética',
    ...PROTESE_IMPLANTE_ARCO,
    grupoFrequencia: 'protocoloImplante',
  },
  {
    codigoEvento: '85500151',
    descricao: 'Protocolo Branemark em carga imediata para 5 implantes - parte protética',
    ...PROTESE_IMPLANTE_ARCO,
    grupoFrequencia: 'protocoloImplante',
  },
  {
    codigoEvento: '85500160',
    descricao: 'Protocolo Branemark para 4 implantes',
    ...PROTESE_IMPLANTE_ARCO,
    grupoFrequencia: 'protocoloImplante',
  },
  {
    codigoEvento: '85500178',
    descricao: 'Protocolo Branemark para 5 implantes',
    ...PROTESE_IMPLANTE_ARCO,
    grupoFrequencia: 'protocoloImplante',
  },
  {
    codigoEvento: '85500186',
    descricao: 'Protocolo Branemark provisório para 4 implantes',
    ...PROTESE_IMPLANTE_ARCO,
    grupoFrequencia: 'protocoloImplante',
  },
  {
    codigoEvento: '85500194',
    descricao: 'Protocolo Branemark provisório para 5 implantes',
    ...PROTESE_IMPLANTE_ARCO,
    grupoFrequencia: 'protocoloImplante',
  },
  {
    codigoEvento: '85500208',
    descricao: 'Barra clipe',
    ...PROTESE_IMPLANTE_ARCO,
    grupoFrequencia: 'overdenture',
  },
  { codigoEvento: '85500216', descricao: 'Plasma rico em plaquetas (PRP)', ...PROTESE_IMPLANTE_ARCO },
  {
    codigoEvento: '85500224',
    descricao: 'Tratamento de perimplantite por implante',
    ...IMPLANTE,
    especialidades: [4, 16],
    intervaloMeses: 12,
  },
]
