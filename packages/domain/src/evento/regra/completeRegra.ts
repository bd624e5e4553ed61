import { CONJUNTOS_DENTE, type NomeConjuntoDente } from '../../dente/conjuntoDente.tables.ts'
import { CONJUNTOS_REGIAO, type NomeConjuntoRegiao } from '../../dente/conjuntoRegiao.tables.ts'
import type { RegraEvento } from './regraEvento.ts'

/** A row of the catalogue: what is particular to the event; the rest is completed here. */
export type LinhaEvento = Partial<Omit<RegraEvento, 'dentes' | 'regioes'>> & {
  readonly codigoEvento: string
  readonly descricao: string
  readonly especialidades: readonly number[]
  readonly dentes?: NomeConjuntoDente
  readonly regioes?: NomeConjuntoRegiao
}

const EMERGENCIA = 18

const PADRAO = {
  codigoTabela: '22',
  denticao: 'mista',
  glosaDente: '3022',
  aceitaDenteAusente: false,
  removeDente: false,
  facesMinimo: 0,
  facesMaximo: 0,
  facesPermitidas: 'MODVLPI',
  severidadeIdade: 'aviso',
  mesCalendario: false,
  escopo: 'beneficiario',
  execucaoUnica: false,
  maximoPorPeriodo: 1,
  somenteProprio: false,
  garantia: false,
  glosaFrequencia: '3016',
  glosaDuplicidade: '3007',
  imagemInicial: false,
  imagemFinal: false,
  foto: false,
  glosaImagem: '3081',
  justificativaMinima: 0,
  preAprovacao: 'automatica',
  classeCarencia: 'basica',
  urgencia: false,
  extraRol: false,
  radiologia: false,
  requerEvento: [],
  permiteQuantidade: false,
  quantidadeMaxima: 1,
  alternativas: [],
  codigosAntigos: [],
  ocultoPortal: false,
  tokenObrigatorio: true,
  fonte: 'padrao',
} as const satisfies Partial<RegraEvento>

/**
 * A row becomes a whole rule. The place follows from the set that the row names; an event of the urgency list takes
 * the urgency class and may be used in emergency guides (Law 9.656, art. 12 V).
 */
export function completeRegra(linha: LinhaEvento): RegraEvento {
  const { dentes, regioes, ...resto } = linha
  const urgencia = linha.urgencia ?? false
  return {
    ...PADRAO,
    grupoFrequencia: linha.codigoEvento,
    ...resto,
    especialidades: urgencia ? [...linha.especialidades, EMERGENCIA] : linha.especialidades,
    classeCarencia: urgencia ? 'urgencia' : (linha.classeCarencia ?? PADRAO.classeCarencia),
    local: dentes ? 'dente' : regioes ? 'regiao' : 'nenhum',
    dentes: dentes ? CONJUNTOS_DENTE[dentes] : [],
    regioes: regioes ? CONJUNTOS_REGIAO[regioes] : [],
  }
}
