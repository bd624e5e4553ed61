import type { Motivo, NaturezaGlosa, Submotivo } from '../evento/motivo.ts'
import type { RegraEvento } from '../evento/regra/regraEvento.ts'
import type { CodigoGlosaMotivo } from '../glosa/ajudaGlosa.ts'
import { textoMotivo } from '../glosa/glosaMotivo.ts'
import { sayGlosa } from '../glosa/sayGlosa.ts'
import { exigeImagem } from '../imagem/imagemExigida.ts'
import { findTermoClinico } from './termoClinico.ts'

/** Why the policy denies. Each is a row of the sub-reasons, with its code of table 38 and its nature. */
export type CausaAuditoria = 'semMotivoClinico' | 'semImagem' | 'imagemIlegivel' | 'situacaoInicial'

export type LinhaSubmotivo = Submotivo & {
  readonly codigo: CausaAuditoria
  readonly codigoGlosa: CodigoGlosaMotivo
  readonly natureza: NaturezaGlosa
}

/** What the policy knows on a day. */
export type PoliticaAuditoria = {
  /** How the words of a clinical reason begin, without accents. */
  readonly termosClinicos: readonly string[]
  /** How the words begin that tell why no radiograph could be made. */
  readonly termosSemImagem: readonly string[]
  /** Points of the shorter side under which an image is not read. */
  readonly ladoMinimo: number
  /** Standard deviation of grey under which nothing is told apart. */
  readonly contrasteMinimo: number
  readonly submotivos: Readonly<Record<CausaAuditoria, LinhaSubmotivo>>
}

/** Null where it was never measured: that says nothing against the image. */
export type MedidaImagem = {
  readonly largura: number | null
  readonly altura: number | null
  readonly contraste: number | null
}

/** An event in analysis, as the rules see it by now. */
export type CasoAuditoria = {
  readonly regra: Pick<RegraEvento, 'glosaFrequencia' | 'imagemInicial' | 'imagemFinal' | 'foto'>
  readonly motivos: readonly Motivo[]
  readonly justificativa: string | null | undefined
  /** The initial images that answer for it. */
  readonly imagens: readonly MedidaImagem[]
}

/** What was decided, with the reasons that stay on the event and why in one sentence. */
export type Parecer = {
  readonly aprovado: boolean
  readonly motivos: readonly Motivo[]
  readonly razao: string
}

/** The denials that say that the tooth is not there. */
const DENTE_AUSENTE: ReadonlySet<string> = new Set(['3284'])
const PENDENTES: ReadonlySet<string> = new Set([
  'glosa',
  'erroFormulario',
  'pendenciaImagem',
  'pendenciaJustificativa',
])

/**
 * The audit's decision of an event: denied where it contradicts the initial situation, where the rules deny it by now
 * or still ask for something, where a frequency break names no clinical reason, where no image came and nothing is said
 * that forbade one, and where its image cannot be read; approved otherwise. Operadora §1.
 */
export function auditEvento(caso: CasoAuditoria, politica: PoliticaAuditoria): Parecer {
  const { motivos, regra, justificativa, imagens } = caso
  if (
    motivos.some(({ codigoGlosa, severidade }) => severidade === 'glosa' && DENTE_AUSENTE.has(codigoGlosa))
  ) {
    return deny('situacaoInicial', 'dente', motivos, politica)
  }
  const [pendente] = motivos.filter(({ severidade }) => PENDENTES.has(severidade))
  if (pendente) {
    const decididos = motivos.map((motivo) => ({ ...motivo, natureza: natureOf(motivo) }))
    return { aprovado: false, motivos: decididos, razao: `${sayGlosa(pendente)}.` }
  }
  const avisos = motivos.filter(({ severidade }) => severidade === 'aviso')
  const repete = motivos.some(
    ({ codigoGlosa, severidade }) => severidade === 'auditoria' && codigoGlosa === regra.glosaFrequencia,
  )
  const termo = repete ? findTermoClinico(justificativa ?? '', politica.termosClinicos) : undefined
  if (repete && !termo) return deny('semMotivoClinico', 'justificativa', motivos, politica)
  // The rules let words stand in an image's place until a person reads them (nobody is exposed only as proof).
  const falta = motivos.some(({ campo, severidade }) => severidade === 'auditoria' && campo === 'imagem')
  const impedimento = falta ? findTermoClinico(justificativa ?? '', politica.termosSemImagem) : undefined
  if (falta && !impedimento) {
    const outros = motivos.filter(({ campo }) => campo !== 'imagem')
    return deny('semImagem', 'imagem', outros, politica)
  }
  const hasImagens = exigeImagem(regra, 'inicial') && imagens.length > 0
  if (hasImagens && !imagens.some((imagem) => isLegivel(imagem, politica))) {
    return deny('imagemIlegivel', 'imagem', motivos, politica)
  }
  const razoes = [
    termo && `a justificativa diz um motivo clínico (“${termo}”)`,
    impedimento && `a justificativa diz por que não há imagem (“${impedimento}”)`,
    hasImagens && 'a imagem inicial pode ser lida',
    'nada contraria a situação inicial',
  ].filter(Boolean)
  return { aprovado: true, motivos: avisos, razao: `${razoes.join('; ')}.` }
}

/** Whether something can be told apart on the image, as far as it was measured. */
export function isLegivel(
  { largura, altura, contraste }: MedidaImagem,
  politica: Pick<PoliticaAuditoria, 'ladoMinimo' | 'contrasteMinimo'>,
): boolean {
  const lado = largura === null || altura === null ? Number.POSITIVE_INFINITY : Math.min(largura, altura)
  return lado >= politica.ladoMinimo && (contraste === null || contraste >= politica.contrasteMinimo)
}

function deny(
  causa: CausaAuditoria,
  campo: Motivo['campo'],
  motivos: readonly Motivo[],
  { submotivos }: PoliticaAuditoria,
): Parecer {
  const { codigoGlosa, natureza, codigo, texto, comoEvitar } = submotivos[causa]
  const motivo: Motivo = {
    codigoGlosa,
    severidade: 'glosa',
    campo,
    texto: textoMotivo(codigoGlosa),
    natureza,
    submotivo: { codigo, texto, comoEvitar },
  }
  return { aprovado: false, motivos: [motivo, ...motivos], razao: sayGlosa({ texto, codigoGlosa }) }
}

/** What the member, the date or a paper is about is administrative; what the mouth is about is technical. */
const natureOf = ({ campo }: Motivo): NaturezaGlosa =>
  campo === 'dente' || campo === 'regiao' || campo === 'faces' || campo === 'codigoEvento'
    ? 'tecnica'
    : 'administrativa'

/** `Evento 1 aprovado: ...`, one after the other, for a history; `nome` is what its reader knows it by. */
export const explainPareceres = (
  pareceres: readonly { nome: string; parecer: Pick<Parecer, 'aprovado' | 'razao'> }[],
): string =>
  pareceres
    .map(({ nome, parecer: { aprovado, razao } }) => `${nome} ${aprovado ? 'aprovado' : 'negado'}: ${razao}`)
    .join(' ')
