import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { isCampoAberto } from '@portal/domain/acesso/campoRestrito.tables.ts'
import { statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import { useSession } from '../api/useSession.ts'
import { useParteClinica } from '../credenciado/useParteClinica.ts'

/** What is said in the place of a next step that would lead to lines which are not shown. */
export const PAGAMENTO_DE_OUTRO =
  'Nenhum neste acesso: ele não vê o pagamento desta guia, que é de outro dentista ou não diz de qual é. Quem entra pela clínica o confere e avalia o recurso.'

const pagas: ReadonlySet<number> = new Set([statusFicha.processada, statusFicha.recursoProcessado])

/** Whether a guide was paid among lines that the login does not see (Produto §3), and not behind a function that it lacks. */
export function usePagamentoDeOutro({ statusFicha: status, pagamentos }: GuiaDetalhada): boolean {
  const isParte = useParteClinica()
  const permissoes = useSession()?.permissoes ?? []
  return isParte && pagas.has(status) && !pagamentos && isCampoAberto('pagamento', permissoes)
}
