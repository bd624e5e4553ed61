import type { ItemRecurso, RecursoDetalhado } from '@portal/contract/recursoGlosa.ts'
import { isDeFaces, isMesmoDente, readDadoRecurso } from '@portal/domain/recursoGlosa/dadoRecurso.ts'
import { listLacunas } from '@portal/domain/recursoGlosa/modeloTexto.ts'
import { asksMotivo, explainMotivoCurto, lacksMotivo } from '@portal/domain/recursoGlosa/novidade.ts'
import { MAXIMO_TEXTO, toTextoGuardado } from '@portal/domain/texto/protegido.ts'
import { explainExcesso } from '../texto/tamanhoTexto.ts'
import type { SummaryError } from '../ui/feedback/ErrorSummary.tsx'
import { type Edicao, type ItemEditado, justificativaOf, motivoOf } from './edicaoRecurso.ts'
import { describeItem } from './recursosWords.ts'

/** The fields of an event's appeal, by their ids. */
export const campoDe = (parte: string, { numeroSequencialInclusao }: ItemRecurso): string =>
  `recurso-${parte}-${numeroSequencialInclusao}`

/** What stops an appeal, by what it is about: its words may change while it stands. */
export type ErroRecurso = SummaryError & {
  causa: 'nenhumEvento' | 'semMotivo' | 'dado' | 'semTexto' | 'curto' | 'lacuna' | 'excesso' | 'recusa'
}

function checkItem(
  item: ItemRecurso,
  editado: ItemEditado,
  acervo: RecursoDetalhado['acervo'],
  hoje: string,
): ErroRecurso[] {
  const texto = justificativaOf(item, editado, acervo)
  const nome = describeItem(item)
  const erro = (parte: string, causa: ErroRecurso['causa'], message: string): ErroRecurso => ({
    fieldId: campoDe(parte, item),
    causa,
    message,
  })
  if (editado.destino === 'omitido') return []
  if (editado.destino === 'desistido') {
    const hasMotivo = toTextoGuardado(editado.motivo) !== ''
    return hasMotivo
      ? []
      : [erro('motivo', 'semMotivo', `Diga por que não recorre de ${nome}, ou inclua o evento no recurso.`)]
  }
  const lacunas = listLacunas(texto)
  const pedeFaces = isDeFaces(item.glosa.map(({ codigoGlosa }) => codigoGlosa))
  const dados = editado.novidades.flatMap((nova) => {
    if (!('valor' in nova)) return []
    const lido = readDadoRecurso(nova.tipo, nova.valor, hoje)
    if (lido !== undefined)
      return nova.tipo === 'dente' && pedeFaces && !isMesmoDente(lido, item)
        ? [erro('dente', 'dado', `A glosa pede as faces: o dente continua o mesmo em ${nome}.`)]
        : []
    return nova.tipo === 'data'
      ? [erro(nova.tipo, 'dado', `Informe uma data que existe e já passou em ${nome}.`)]
      : [erro(nova.tipo, 'dado', `Informe dente, região ou faces que existem em ${nome}.`)]
  })
  const excesso = explainExcesso(texto, MAXIMO_TEXTO, ` do texto de ${nome}`)
  const curto = asksMotivo(item.novidades)
    ? explainMotivoCurto(motivoOf(item, editado, acervo), ` de ${nome}`)
    : undefined
  const doTexto = (causa: ErroRecurso['causa'], message: string) => erro('justificativa', causa, message)
  return [
    ...dados,
    // The operator denies such an appeal by itself, and it is the guide's only one.
    ...(lacksMotivo(item.novidades, texto)
      ? [doTexto('semTexto', `Escreva a justificativa de ${nome}: sem texto a resposta é não.`)]
      : []),
    ...(curto ? [doTexto('curto', curto)] : []),
    ...(lacunas.length > 0
      ? [doTexto('lacuna', `Escreva o que está em ${lacunas.join(' e ')} no texto de ${nome}, ou apague.`)]
      : []),
    ...(excesso ? [doTexto('excesso', excesso)] : []),
  ]
}

/** What stops an appeal before it is sent, field by field; no event goes in silence. */
export function checkEdicao(
  { itens, acervo }: RecursoDetalhado,
  edicao: Edicao,
  hoje: string,
): ErroRecurso[] {
  const erros = itens.flatMap((item) => {
    const editado = edicao[item.numeroSequencialInclusao]
    return editado ? checkItem(item, editado, acervo, hoje) : []
  })
  const hasRecorrido = Object.values(edicao).some(({ destino }) => destino === 'recorrido')
  const [primeiro] = itens
  if (hasRecorrido || !primeiro) return erros
  return [
    {
      fieldId: campoDe('destino', primeiro),
      causa: 'nenhumEvento',
      message: 'Escolha ao menos um evento para recorrer.',
    },
  ]
}

/**
 * Of what was told, what still is so once an event was changed, in the words of now (`achados`, of the check anew): nothing
 * new is told while one types. The server's refusal stands until its own event is changed.
 */
export const keepErros = (
  ditos: readonly ErroRecurso[],
  achados: readonly ErroRecurso[],
  mudados: readonly ItemRecurso[],
): ErroRecurso[] => {
  const dosMudados = new Set(mudados.map((item) => campoDe('destino', item)))
  return ditos.flatMap((dito) => {
    if (dito.causa === 'recusa') return dosMudados.has(dito.fieldId) ? [] : [dito]
    return achados.filter(({ fieldId, causa }) => fieldId === dito.fieldId && causa === dito.causa)
  })
}

/** A refusal of the server, at the event that each of its words is about. */
export const toErros = (
  { itens }: RecursoDetalhado,
  detalhes: readonly { item?: number | undefined; mensagem: string }[],
): ErroRecurso[] =>
  detalhes.flatMap(({ item: numero, mensagem }) => {
    const item = itens.find(({ numeroSequencialInclusao }) => numeroSequencialInclusao === numero)
    if (!item) return []
    const message = `${describeItem(item)}: ${mensagem}`
    return [{ fieldId: campoDe('destino', item), causa: 'recusa', message }]
  })
