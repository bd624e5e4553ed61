import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { type ReactNode, useState } from 'react'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { listMudancas } from './listMudancas.ts'

type GuiaLida = {
  /** What became of the guide since the question was asked; nothing where it is as it was. */
  aviso: ReactNode
  /** The words of the button that confirms: of a change it says first that it was read. */
  nameConfirm: (rotulo: string) => string
  /** Does what is confirmed, but where the guide has changed: then what there is now counts as read, and is asked anew. */
  confirm: (act: () => void) => void
}

/**
 * Of a question about a guide, what was read binds and not what it has become (Produto §4): another tab or another person may
 * change it while the question stands open. What this one does itself is no change, as long as it `isAgindo`.
 */
export function useGuiaLida(guia: GuiaDetalhada, isAgindo: boolean): GuiaLida {
  const [lida, setLida] = useState(guia)
  const [conferidas, setConferidas] = useState<readonly string[]>([])
  const isPorLer = !isAgindo && guia.versao !== lida.versao
  const mudancas = isPorLer ? listMudancas(lida, guia) : conferidas
  return {
    aviso: mudancas.length > 0 && (
      <Banner
        role="alert"
        title={
          isPorLer
            ? 'A guia mudou com esta pergunta aberta. Confira antes de confirmar'
            : 'Mudança conferida. Falta confirmar'
        }
        tone="atencao"
      >
        <ul>
          {mudancas.map((mudanca) => (
            <li key={mudanca}>{mudanca}</li>
          ))}
        </ul>
      </Banner>
    ),
    nameConfirm: (rotulo) => (isPorLer ? 'Conferi a mudança' : rotulo),
    confirm: (act) => {
      if (!isPorLer) return act()
      setConferidas(mudancas)
      setLida(guia)
    },
  }
}
