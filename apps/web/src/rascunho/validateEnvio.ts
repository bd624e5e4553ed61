import type { ItemRascunho } from '@portal/contract/rascunho.ts'
import type { SummaryError } from '../ui/feedback/ErrorSummary.tsx'
import type { Avaliacao } from './evaluateRascunho.ts'
import { destinos, idDoItem } from './passosEnvio.ts'
import type { Conteudo } from './rascunhoReducer.ts'

/** TISS allows 500 characters. */
const LIMITE = 500

const onde = ({ dente, regiao }: ItemRascunho): string =>
  dente ? ` no dente ${dente}` : regiao ? ` na região ${regiao}` : ''

/** What stops the guide before it is sent; each line leads to its place. What would only be denied may go. */
export function validateEnvio(
  conteudo: Conteudo,
  avaliacao: Avaliacao,
  describe: (codigoEvento: string) => string,
): SummaryError[] {
  const errors: SummaryError[] = []
  if (conteudo.itens.length === 0) {
    errors.push({ fieldId: destinos.evento, message: 'Inclua ao menos um evento antes de enviar.' })
  }
  for (const item of conteudo.itens) {
    const motivo = avaliacao
      .get(item.sequencial)
      ?.motivos.find(({ severidade }) => severidade === 'erroFormulario')
    if (!motivo) continue
    const message = `${describe(item.codigoEvento)}${onde(item)}: ${motivo.texto}.`
    errors.push({ fieldId: idDoItem(item.sequencial), message })
  }
  for (const campo of ['justificativa', 'observacao'] as const) {
    const sobra = conteudo[campo].trim().length - LIMITE
    if (sobra > 0)
      errors.push({ fieldId: destinos[campo], message: `Retire ${sobra} caracteres: o limite é ${LIMITE}.` })
  }
  return errors
}
