import type { ConteudoPedido } from '@portal/contract/exame.ts'
import { solicitacaoExame } from '@portal/contract/solicitacaoExame.ts'
import { enderecoSolicitacao } from '@portal/domain/menu/endereco.ts'
import { useNavigate } from '@tanstack/react-router'
import { type ErroApi, isErroApi } from '../api/erroApi.ts'
import { pushError, pushSuccess } from '../api/notice.ts'
import { useWrite } from '../api/useWrite.ts'
import { showData } from '../calendario/format.ts'
import { isDeOutraTela } from '../rascunho/salvamento/deOutraTela.ts'
import type { Saver } from '../rascunho/salvamento/saver.ts'
import { type EnvioPedido, toPedidoExame } from './toPedidoExame.ts'

/** Saves the request and goes to it; refused, what was typed stays. `onRecusa` answers whether it found its fields. */
export function useCreateSolicitacao(
  codigoAssociado: string,
  saver: Saver<ConteudoPedido>,
  onRecusa: (error: ErroApi, enviado: EnvioPedido) => boolean,
) {
  const navigate = useNavigate()
  return useWrite(solicitacaoExame.createSolicitacao, {
    prepare: async (envio: EnvioPedido) => {
      // No save may arrive after the request was made.
      await saver.flush()
      saver.stop()
      const revisaoRascunho = saver.getSnapshot().revisao
      return { body: { ...toPedidoExame(codigoAssociado, envio), revisaoRascunho } }
    },
    onSuccess: async ({ numeroSolicitacao, prazo, validade }) => {
      await saver.finish()
      const texto = validade
        ? `Uma unidade de radiologia pode capturá-lo até ${showData(validade)}.`
        : `Em análise${prazo ? `, com resposta até ${showData(prazo)}` : ''}.`
      pushSuccess(texto, `Pedido ${numeroSolicitacao} salvo`, `pedido ${numeroSolicitacao}`)
      await navigate({ href: enderecoSolicitacao(numeroSolicitacao) })
    },
    onError: (error, enviado) => {
      saver.start()
      if (isDeOutraTela(error)) saver.tellConflito()
      else if (!isErroApi(error) || !onRecusa(error, enviado)) pushError(error)
    },
  })
}
