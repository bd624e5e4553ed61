import type { ConteudoPedido } from '@portal/contract/exame.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type ExameValidado, validacaoQuery } from './pedidoForm.queries.ts'
import { toLinhaValidacao } from './toPedidoExame.ts'

/** The pause after which a choice is asked about: several in a row are one question. */
const PAUSA_MS = 400

/** What the operator would say of the exams as they stand, a moment after they were chosen. */
export function useValidacao(codigoAssociado: string, conteudo: ConteudoPedido) {
  const agora = toLinhaValidacao(conteudo)
  const [linha, setLinha] = useState(agora)
  useEffect(() => {
    const timer = setTimeout(() => setLinha(agora), PAUSA_MS)
    return () => clearTimeout(timer)
  }, [agora])
  const { data } = useQuery(validacaoQuery(codigoAssociado, linha))
  return (codigo: string): ExameValidado | undefined =>
    agora === '' ? undefined : data?.find((exame) => exame.codigo === codigo)
}
