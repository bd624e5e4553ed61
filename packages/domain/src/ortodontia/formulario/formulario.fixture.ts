import type { TipoFormulario } from './campoFormulario.ts'
import type { Formulario } from './formulario.tables.ts'

const inicial: Formulario = {
  denticao: 3,
  classAngle: 2,
  relacaoCaninoDir: 1,
  relacaoCaninoEsq: 4,
  sobremordidaTipo: 1,
  sobressalienciaComprimento: 4,
  atmTipo: 1,
  mordidaCruzada: 1,
  faseTratamento: 3,
  tempoTratamento: 12,
  queixaPaciente: 'Dentes tortos',
  objetivoDetalhado: 'Alinhar e nivelar os arcos',
}

/** The least that each form is sent with. */
export const formularios = {
  inicial,
  prorrogacao: { ...inicial, codigoTratamento: 1, codigoPrognostico: 1 },
  manutencao: {
    faseTratamento: 3,
    cooperacaoPaciente: 1,
    quantidadeFaltas: 0,
    codigoAparelho: 1,
    descricaoRealizado: 'Troca de arco superior',
  },
} as const satisfies Record<TipoFormulario, Formulario>

/** An extension with every field that it may have at once, but the teeth of another dentition. */
export const prorrogacaoCheia: Formulario = {
  ...formularios.prorrogacao,
  denticao: 2,
  lnMedianaMaxilaLado: 1,
  lnMedianaMaxilaMedida: 3,
  lnMedianaMandibulaLado: 2,
  lnMedianaMandibulaMedida: 10,
  sobremordidaTipo: 2,
  sobremordidaComprimento: 7,
  sobremordidaDescricao: 'Anterior, de canino a canino',
  atmTipo: 3,
  atmDescricao: 'Estalido à abertura, lado direito',
  dentesAusentes: ['46'],
  dentesRetidos: ['13'],
  dentesSupranumerarios: ['19'],
  dentesAgenesia: ['35'],
  dentesPerdaOssea: ['31', '41'],
  dentesReabsorcao: ['21'],
  dentesExtracao: ['14', '74', '19'],
  codigoTratamento: 4,
  naoCorrigidoCompensatorio: 'Classe II esquelética',
  cirurgiaOrtognatica: 1,
  dataCirurgia: '2027-03-10',
}
