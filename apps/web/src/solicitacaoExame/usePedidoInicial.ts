import type { ResumoAssociado } from '@portal/contract/associado.ts'
import type { ConteudoPedido } from '@portal/contract/exame.ts'
import { useQueryClient } from '@tanstack/react-query'
import { createCopiaCifrada } from '../api/copiaCifrada.ts'
import { useDonoCopia } from '../credenciado/useDonoCopia.ts'
import type { VersaoSalva } from '../rascunho/salvamento/chooseRascunho.ts'
import type { CopiaLocal } from '../rascunho/salvamento/copiaLocal.ts'
import { type AberturaDe, useAbertura } from '../rascunho/salvamento/useAbertura.ts'
import { rascunhoPedidoQuery } from './pedidoForm.queries.ts'
import { pedidoVazio } from './pedidoFormReducer.ts'

/** What the form begins with: the newest of what the server has of it, and this browser. */
export function usePedidoInicial(
  { chave, codigoAssociado }: Pick<ResumoAssociado, 'chave' | 'codigoAssociado'>,
  lido: VersaoSalva<ConteudoPedido> | null,
): AberturaDe<ConteudoPedido> | undefined {
  const { login, segredo } = useDonoCopia()
  const queryClient = useQueryClient()
  return useAbertura<ConteudoPedido>({
    // By the opaque key: a card number has no place in this browser's storage.
    createCopia: () =>
      createCopiaCifrada<CopiaLocal<ConteudoPedido>>({
        address: `pedidoExame:${login}:${chave}`,
        segredo,
      }),
    lido,
    readServidor: async () => (await queryClient.fetchQuery(rascunhoPedidoQuery(codigoAssociado))).rascunho,
    vazio: pedidoVazio,
  })
}
