import type { ItemRecurso, RecursoDetalhado } from '@portal/contract/recursoGlosa.ts'
import { readDadoRecurso } from '@portal/domain/recursoGlosa/dadoRecurso.ts'
import { listLacunas } from '@portal/domain/recursoGlosa/modeloTexto.ts'
import { lacksMotivo } from '@portal/domain/recursoGlosa/novidade.ts'
import { MAXIMO_TEXTO, toTextoGuardado } from '@portal/domain/texto/protegido.ts'
import { explainExcesso } from '../texto/tamanhoTexto.ts'
import type { SummaryError } from '../ui/feedback/ErrorSummary.tsx'
import { type Edicao, type ItemEditado, justificativaOf } from './edicaoRecurso.ts'
import { describeItem } from './recursosWords.ts'

/** The fields of an event's appeal, by their ids. */
export const campoDe = (parte: string, { numeroSequencialInclusao }: ItemRecurso): string =>
  `recurso-${parte}-${numeroSequencialInclusao}`

function checkItem(item: ItemRecurso, editado: ItemEditado, texto: string, hoje: string): SummaryError[] {
  const nome = describeItem(item)
  const erro = (parte: string, message: string): SummaryError => ({ fieldId: campoDe(parte, item), message })
  if (editado.destino === 'omitido') return []
  if (editado.destino === 'desistido') {
    const hasMotivo = toTextoGuardado(editado.motivo) !== ''
    return hasMotivo
      ? []
      : [erro('motivo', `Diga por que não recorre de ${nome}, ou inclua o evento no recurso.`)]
  }
  const lacunas = listLacunas(texto)
  const dados = editado.novidades.flatMap((nova) => {
    if (!('valor' in nova) || readDadoRecurso(nova.tipo, nova.valor, hoje) !== undefined) return []
    return nova.tipo === 'data'
      ? [erro(nova.tipo, `Informe uma data que existe e já passou em ${nome}.`)]
      : [erro(nova.tipo, `Informe dente, região ou faces que existem em ${nome}.`)]
  })
  const mensagens = [
    // The operator denies such an appeal by itself, and it is the guide's only one.
    lacksMotivo(item.novidades, texto)
      ? `Escreva a justificativa de ${nome}: sem texto a resposta é não.`
      : undefined,
    lacunas.length > 0
      ? `Escreva o que está em ${lacunas.join(' e ')} no texto de ${nome}, ou apague.`
      : undefined,
    explainExcesso(texto, MAXIMO_TEXTO, ` do texto de ${nome}`),
  ]
  return [
    ...dados,
    ...mensagens.filter((cada) => cada !== undefined).map((cada) => erro('justificativa', cada)),
  ]
}

const NENHUM_EVENTO = 'Escolha ao menos um evento para recorrer.'

/** What stops an appeal before it is sent, field by field; no event goes in silence. */
export function checkEdicao(
  { itens, acervo }: RecursoDetalhado,
  edicao: Edicao,
  hoje: string,
): SummaryError[] {
  const erros = itens.flatMap((item) => {
    const editado = edicao[item.numeroSequencialInclusao]
    return editado ? checkItem(item, editado, justificativaOf(item, editado, acervo), hoje) : []
  })
  const hasRecorrido = Object.values(edicao).some(({ destino }) => destino === 'recorrido')
  const [primeiro] = itens
  if (hasRecorrido || !primeiro) return erros
  return [{ fieldId: campoDe('destino', primeiro), message: NENHUM_EVENTO }]
}

/**
 * Of what was told, what still is so once an event was changed (`achados`, of the check anew): nothing new is told while one
 * types. The server's refusal stands until its own event is changed.
 */
export const keepErros = (
  ditos: readonly SummaryError[],
  achados: readonly SummaryError[],
  mudados: readonly ItemRecurso[],
): SummaryError[] =>
  ditos.filter(
    ({ fieldId, message }) =>
      achados.some((achado) => achado.fieldId === fieldId && achado.message === message) ||
      (isRecusa({ fieldId, message }) && !mudados.some((item) => campoDe('destino', item) === fieldId)),
  )

const isRecusa = ({ fieldId, message }: SummaryError): boolean =>
  fieldId.startsWith('recurso-destino-') && message !== NENHUM_EVENTO

/** A refusal of the server, at the event that each of its words is about. */
export const toErros = (
  { itens }: RecursoDetalhado,
  detalhes: readonly { item?: number | undefined; mensagem: string }[],
): SummaryError[] =>
  detalhes.flatMap(({ item: numero, mensagem }) => {
    const item = itens.find(({ numeroSequencialInclusao }) => numeroSequencialInclusao === numero)
    return item ? [{ fieldId: campoDe('destino', item), message: `${describeItem(item)}: ${mensagem}` }] : []
  })
