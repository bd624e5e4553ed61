import type { RecursoDetalhado } from '@portal/contract/recursoGlosa.ts'
import { useEffect, useRef } from 'react'
import { showValor } from '../dinheiro/showValor.ts'
import { notice } from '../ui/notice.ts'
import { describeDesfecho } from './recursosWords.ts'

/** The decision that comes while its appeal is on the screen is told: the page changes under whoever reads it. */
export function useAvisoDecisao({ numeroFicha, situacao, itens, valorLiberado }: RecursoDetalhado): void {
  const antes = useRef(situacao)
  useEffect(() => {
    const isDecidido = antes.current === 'RECURSO' && situacao === 'DECIDIDO'
    antes.current = situacao
    const desfecho = isDecidido ? describeDesfecho(itens.map(({ enviado }) => enviado)) : undefined
    if (!desfecho) return
    notice.push({
      tone: desfecho.tom,
      title: `Recurso da guia ${numeroFicha} ${desfecho.rotulo}`,
      ...(valorLiberado !== null && { text: `${showValor(valorLiberado)} liberados.` }),
      about: `recurso ${numeroFicha}`,
      isResposta: true,
    })
  }, [numeroFicha, situacao, itens, valorLiberado])
}
