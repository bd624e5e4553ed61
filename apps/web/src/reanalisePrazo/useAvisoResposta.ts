import type { ReanaliseDetalhada } from '@portal/contract/reanalisePrazo.ts'
import { getSituacaoReanalise } from '@portal/domain/reanalisePrazo/reanalise.tables.ts'
import { useEffect, useRef } from 'react'
import { notice } from '../ui/notice.ts'
import { describePedido } from './reanaliseWords.ts'

/** The answer that comes while its treatment is on the screen is told: the page changes under whoever reads it. */
export function useAvisoResposta({ numeroTratamento, pedidos }: ReanaliseDetalhada): void {
  const antes = useRef(pedidos)
  useEffect(() => {
    const esperavam = antes.current.filter(({ julgadaEm }) => julgadaEm === null)
    antes.current = pedidos
    const respondido = pedidos.find(
      ({ protocolo, julgadaEm }) =>
        julgadaEm !== null && esperavam.some((pedido) => pedido.protocolo === protocolo),
    )
    if (!respondido) return
    const { tom, rotulo } = getSituacaoReanalise(respondido.situacao)
    notice.push({
      tone: tom,
      title: rotulo,
      text: `${describePedido(respondido)}.`,
      about: `reanálise ${numeroTratamento}`,
      isResposta: true,
    })
  }, [numeroTratamento, pedidos])
}
