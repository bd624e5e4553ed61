import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { getAcao, type NomeAcao } from '@portal/domain/guia/acao.tables.ts'
import { explainBloqueio } from '@portal/domain/guia/decideAcao.ts'
import { type ReactNode, useState } from 'react'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { toEstadoDeclarado } from '../estado/toEstadoDeclarado.ts'
import { toEstadoGuia } from '../estado/toEstadoGuia.ts'
import { listMudancas } from './listMudancas.ts'

type GuiaLida = {
  /**
   * What became of the guide since it was asked, and below it the question; that one alone where the guide is as it was, and
   * not at all where the guide no longer takes the action.
   */
  ask: (pergunta: ReactNode) => ReactNode
  /** The words of the button that confirms: of a change it says first that it was read. */
  nameConfirm: (rotulo: string) => string
  /**
   * Does what is confirmed, but where the guide has changed: then what there is now counts as read, and is asked anew, or
   * the question closes if the guide no longer takes the action.
   */
  confirm: (act: () => void) => void
}

/**
 * Of a question about a guide, what was read binds and not what it has become (Produto §4): another tab or another person may
 * change it while the question stands open. What this one does itself is no change, as long as it `isAgindo`.
 */
export function useGuiaLida(
  nome: NomeAcao,
  guia: GuiaDetalhada,
  isAgindo: boolean,
  onClose: () => void,
): GuiaLida {
  const [lida, setLida] = useState(guia)
  const [conferidas, setConferidas] = useState<readonly string[]>([])
  const isPorLer = !isAgindo && guia.versao !== lida.versao
  const impedimento = isPorLer ? explainImpedimento(nome, guia) : undefined
  const mudancas = isPorLer ? listMudancas(lida, guia) : conferidas
  return {
    ask: (pergunta) => (
      <>
        {mudancas.length > 0 && (
          <Banner role="alert" title={sayTitulo(isPorLer, impedimento !== undefined)} tone="atencao">
            {impedimento && <p>{impedimento}</p>}
            <ul>
              {mudancas.map((mudanca) => (
                <li key={mudanca}>{mudanca}</li>
              ))}
            </ul>
          </Banner>
        )}
        {impedimento === undefined && pergunta}
      </>
    ),
    nameConfirm: (rotulo) => {
      if (impedimento) return 'Ver a guia'
      return isPorLer ? 'Conferi a mudança' : rotulo
    },
    confirm: (act) => {
      if (impedimento) return onClose()
      if (!isPorLer) return act()
      setConferidas(mudancas)
      setLida(guia)
    },
  }
}

function sayTitulo(isPorLer: boolean, isImpedida: boolean): string {
  if (isImpedida) return 'A guia mudou com esta pergunta aberta, e assim não dá para confirmar'
  return isPorLer
    ? 'A guia mudou com esta pergunta aberta. Confira antes de confirmar'
    : 'Mudança conferida. Falta confirmar'
}

/** What the guide refuses the action for, as its button would say; what the question itself may declare is no reason. */
const explainImpedimento = (nome: NomeAcao, guia: GuiaDetalhada): string | undefined =>
  explainBloqueio(getAcao(nome).declaraNaoRealizados ? toEstadoDeclarado(guia) : toEstadoGuia(guia), nome)
