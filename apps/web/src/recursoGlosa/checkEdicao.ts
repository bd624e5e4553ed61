import type { ItemRecurso, RecursoDetalhado } from '@portal/contract/recursoGlosa.ts'
import { readDadoRecurso } from '@portal/domain/recursoGlosa/dadoRecurso.ts'
import { listLacunas } from '@portal/domain/recursoGlosa/modeloTexto.ts'
import { MAXIMO_TEXTO, toTextoGuardado } from '@portal/domain/texto/protegido.ts'
import type { SummaryError } from '../ui/feedback/ErrorSummary.tsx'
import { type Edicao, type ItemEditado, justificativaOf } from './edicaoRecurso.ts'

/** The fields of an event's appeal, by their ids. */
export const campoDe = (parte: string, { numeroSequencialInclusao }: ItemRecurso): string =>
  `recurso-${parte}-${numeroSequencialInclusao}`

/** How an event is named in an error and to whoever cannot see where it stands. */
export const nomeDe = ({ codigoLocalizacao, descricao }: ItemRecurso): string =>
  [codigoLocalizacao, descricao].filter(Boolean).join(' ')

function checkItem(
  item: ItemRecurso,
  editado: ItemEditado,
  justificativa: string,
  hoje: string,
): SummaryError[] {
  if (editado.destino === 'omitido') return []
  if (editado.destino === 'desistido') {
    const hasMotivo = toTextoGuardado(editado.motivo) !== ''
    return hasMotivo
      ? []
      : [
          {
            fieldId: campoDe('motivo', item),
            message: `Diga por que não recorre de ${nomeDe(item)}, ou inclua o evento no recurso.`,
          },
        ]
  }
  const excesso = toTextoGuardado(justificativa).length - MAXIMO_TEXTO
  const dados = editado.novidades.flatMap((nova) =>
    'valor' in nova && readDadoRecurso(nova.tipo, nova.valor, hoje) === undefined
      ? [
          {
            fieldId: campoDe(nova.tipo, item),
            message:
              nova.tipo === 'data'
                ? `Informe uma data que existe e já passou em ${nomeDe(item)}.`
                : `Informe dente, região ou faces que existem em ${nomeDe(item)}.`,
          },
        ]
      : [],
  )
  const lacunas = listLacunas(justificativa)
  return [
    ...dados,
    ...(lacunas.length > 0
      ? [
          {
            fieldId: campoDe('justificativa', item),
            message: `Escreva o que está em ${lacunas.join(' e ')} no texto de ${nomeDe(item)}, ou apague.`,
          },
        ]
      : []),
    ...(excesso > 0
      ? [
          {
            fieldId: campoDe('justificativa', item),
            message: `Retire ${excesso} caracteres do texto de ${nomeDe(item)}: o limite é ${MAXIMO_TEXTO}.`,
          },
        ]
      : []),
  ]
}

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
  const message = 'Escolha ao menos um evento para recorrer.'
  return [{ fieldId: campoDe('destino', primeiro), message }]
}

/** A refusal of the server, at the event that each of its words is about. */
export const toErros = (
  { itens }: RecursoDetalhado,
  detalhes: readonly { item?: number | undefined; mensagem: string }[],
): SummaryError[] =>
  detalhes.flatMap(({ item: numero, mensagem }) => {
    const item = itens.find(({ numeroSequencialInclusao }) => numeroSequencialInclusao === numero)
    return item ? [{ fieldId: campoDe('destino', item), message: `${nomeDe(item)}: ${mensagem}` }] : []
  })
