import { conciliacao } from '@portal/contract/conciliacao.ts'
import { type Credito, MAXIMO_CREDITOS } from '@portal/domain/conciliacao/credito.ts'
import type { Periodo } from '@portal/domain/conciliacao/periodo.ts'
import { toValor } from '@portal/domain/dinheiro/dinheiro.ts'
import { useRef, useState } from 'react'
import { send } from '../api/call.ts'
import { refresh } from '../api/queryClient.ts'

/** What is brought in: a file by its name, with the days that it is of where it says any, or what was typed. */
export type Importacao = { arquivo: string | null; periodo?: Periodo | null; creditos: readonly Credito[] }
export type Importada = { novos: number; repetidos: number }

/** How far an import is that is under way: where it stopped, it goes on. The key is the next page's. */
type Andamento = {
  creditos: readonly Credito[]
  importacao: number | null
  pagina: number
  chave: string
  feita: Importada
}

const begin = (creditos: readonly Credito[]): Andamento => ({
  creditos,
  importacao: null,
  pagina: 0,
  chave: crypto.randomUUID(),
  feita: { novos: 0, repetidos: 0 },
})

/**
 * Sends credits page by page. Nothing of them counts before the last; a page whose answer was lost is sent again under the
 * same key, so that it is written once.
 */
export function useImportacao() {
  const andamento = useRef(begin([]))
  const [enviados, setEnviados] = useState(0)
  const sendTudo = async ({ arquivo, periodo, creditos }: Importacao): Promise<Importada> => {
    // Other credits are another import, however far the one before had come.
    if (andamento.current.creditos !== creditos) andamento.current = begin(creditos)
    const paginas = Math.max(1, Math.ceil(creditos.length / MAXIMO_CREDITOS))
    while (andamento.current.pagina < paginas) {
      const { importacao, pagina, chave, feita } = andamento.current
      const { importacao: numero, ...vieram } = await send(conciliacao.sendCreditos, {
        body: {
          importacao,
          arquivo,
          ...(periodo && { periodo }),
          creditos: creditos
            .slice(pagina * MAXIMO_CREDITOS, (pagina + 1) * MAXIMO_CREDITOS)
            .map(({ centavos, ...credito }) => ({ ...credito, valor: toValor(centavos) })),
          ultima: pagina === paginas - 1,
        },
        idempotencyKey: chave,
      })
      andamento.current = {
        creditos,
        importacao: numero,
        pagina: pagina + 1,
        chave: crypto.randomUUID(),
        feita: { novos: feita.novos + vieram.novos, repetidos: feita.repetidos + vieram.repetidos },
      }
      setEnviados(Math.min(creditos.length, (pagina + 1) * MAXIMO_CREDITOS))
    }
    const { feita } = andamento.current
    andamento.current = begin([])
    await refresh(conciliacao.sendCreditos.stale)
    return feita
  }
  return { enviados, sendTudo }
}
