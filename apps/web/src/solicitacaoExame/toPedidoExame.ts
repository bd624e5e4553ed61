import type { ConteudoPedido, PedidoExame } from '@portal/contract/exame.ts'
import { type ErroPedido, listErrosPedido } from '@portal/domain/solicitacaoExame/errosPedido.ts'
import type { ExameOferecido } from '@portal/domain/solicitacaoExame/exameOferecido.ts'
import { toExamesEmLinha } from '@portal/domain/solicitacaoExame/examesEmLinha.ts'
import type { EventoPedido, LocalPedido } from '@portal/domain/solicitacaoExame/pedidoExame.ts'
import { MAXIMO_TEXTO, toTextoGuardado } from '@portal/domain/texto/protegido.ts'
import type { ErroApi } from '../api/erroApi.ts'
import { showData } from '../calendario/format.ts'
import type { SummaryError } from '../ui/feedback/ErrorSummary.tsx'
import { lugaresPedido } from './pedidoFormLugares.ts'
import type { EventoForm } from './pedidoFormReducer.ts'

/** As it is kept: what is judged, counted and sent. */
const toEvento = ({ codigo, quantidade, justificativa, locais }: EventoForm): EventoPedido => ({
  codigoEvento: codigo,
  quantidade,
  justificativa: toTextoGuardado(justificativa),
  locais: locais.map((local) => ({ ...local, foco: toTextoGuardado(local.foco) })),
})

/** The field of an event that something is about. */
function fieldOf(
  evento: EventoForm | undefined,
  campo: ErroPedido['campo'],
  indiceLocal: number | undefined,
): string {
  if (!evento) return lugaresPedido.linha
  const { codigo, locais } = evento
  const local = indiceLocal === undefined ? undefined : locais[indiceLocal]
  if (local) return lugaresPedido.foco(codigo, local.codigoLocal)
  return campo === 'codigo' ? lugaresPedido.exame(codigo) : lugaresPedido[campo](codigo)
}

/** One line a field: the first thing that is wrong with it. */
const dropRepetidos = (errors: readonly SummaryError[]): SummaryError[] =>
  [...new Map(errors.toReversed().map((error) => [error.fieldId, error])).values()].toReversed()

function findErroHipotese({ hipoteseDiagnostica }: ConteudoPedido): string | undefined {
  const { length } = toTextoGuardado(hipoteseDiagnostica)
  if (length === 0) return 'Escreva a hipótese diagnóstica.'
  return length > MAXIMO_TEXTO ? `A hipótese cabe em ${MAXIMO_TEXTO} caracteres.` : undefined
}

/** In a summary of several exams each line says of which one it is. */
const nameExame = (
  evento: EventoForm | undefined,
  mensagem: string,
  find: (codigo: string) => { descricao: string } | undefined,
): string => (evento ? `${find(evento.codigo)?.descricao ?? 'Exame'}: ${mensagem}` : mensagem)

/** What is done about an exam and a kit that has it. */
export const RETIRE_UM = 'Retire um dos dois.'

/**
 * What stops the form before it is sent, in the order of the screen; each message stands under its field too. `semDentista`:
 * the practice has several dentists, and none was chosen.
 */
export function validatePedido(
  conteudo: ConteudoPedido,
  semDentista: boolean,
  find: (codigo: string) => (ExameOferecido & { descricao: string }) | undefined,
): SummaryError[] {
  const { eventos } = conteudo
  const semExame = { fieldId: lugaresPedido.linha, message: 'Inclua pelo menos um exame.' }
  const dosEventos = listErrosPedido(eventos.map(toEvento), find).map(
    ({ indice, campo, indiceLocal, motivo, mensagem }) => ({
      fieldId: fieldOf(eventos[indice], campo, indiceLocal),
      message: [
        nameExame(eventos[indice], mensagem, find),
        ...(motivo === 'exameBloqueado' ? [RETIRE_UM] : []),
      ].join(' '),
    }),
  )
  const hipotese = findErroHipotese(conteudo)
  return dropRepetidos([
    ...(semDentista ? [{ fieldId: lugaresPedido.dentista, message: 'Escolha o dentista que pede.' }] : []),
    ...(eventos.length === 0 ? [semExame] : []),
    ...dosEventos,
    ...(hipotese ? [{ fieldId: lugaresPedido.hipotese, message: hipotese }] : []),
  ])
}

const CAMPO = /^eventos\.(\d+)(?:\.(\w+))?(?:\.locais)?(?:\.(\d+))?/

/** The fields of the call by those of the form. */
function toCampo(nome: string | undefined): ErroPedido['campo'] {
  if (nome === 'justificativa' || nome === 'quantidade') return nome
  return nome === undefined || nome === 'codigo' ? 'codigo' : 'locais'
}

/** A refusal's details as lines of the summary, each at the field that it names, in the exam's name; none where it names none. */
export function toErrosRecusa(
  { codigo, detalhes }: ErroApi,
  { eventos }: ConteudoPedido,
  find: (codigo: string) => { descricao: string } | undefined,
): SummaryError[] {
  return dropRepetidos(
    detalhes.flatMap(({ campo = '', mensagem, possivelEm }) => {
      const message = possivelEm ? `${mensagem} Possível a partir de ${showData(possivelEm)}.` : mensagem
      if (campo === 'codigoDentista') return [{ fieldId: lugaresPedido.dentista, message }]
      if (campo === 'hipoteseDiagnostica') return [{ fieldId: lugaresPedido.hipotese, message }]
      const [, indice, nome, local] = CAMPO.exec(campo) ?? []
      if (indice === undefined) return []
      const evento = eventos[Number(indice)]
      const daJustificativa = codigo === 'API-SOL-0006' ? 'justificativa' : nome
      return [
        {
          fieldId: fieldOf(evento, toCampo(daJustificativa), local === undefined ? undefined : Number(local)),
          message: nameExame(evento, message, find),
        },
      ]
    }),
  )
}

/** What is typed, and who of the practice asks; null where the practice itself does. */
export type EnvioPedido = { conteudo: ConteudoPedido; codigoDentista: number | null }

const toLocal = ({ codigoLocal, dentes, foco }: LocalPedido) => ({
  codigoLocal,
  ...(dentes && { dentes: [...dentes] }),
  foco,
})

/** Screen -> request. */
export const toPedidoExame = (
  codigoAssociado: string,
  { conteudo: { hipoteseDiagnostica, eventos }, codigoDentista }: EnvioPedido,
): PedidoExame => ({
  codigoAssociado,
  ...(codigoDentista !== null && { codigoDentista }),
  hipoteseDiagnostica: toTextoGuardado(hipoteseDiagnostica),
  eventos: eventos.map(toEvento).map(({ codigoEvento, quantidade, justificativa, locais }) => ({
    codigo: codigoEvento,
    quantidade,
    ...(justificativa && { justificativa }),
    ...(locais.length > 0 && { complementoLocais: { locais: locais.map(toLocal) } }),
  })),
})

/** The exams as `valida/procedimento` takes them. */
export const toLinhaValidacao = ({ eventos }: ConteudoPedido): string =>
  toExamesEmLinha(
    eventos.map(({ codigo, locais }) => ({ codigo, locais: locais.map(({ codigoLocal }) => codigoLocal) })),
  )
