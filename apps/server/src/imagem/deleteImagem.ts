import type { imagem } from '@portal/contract/imagem.ts'
import { applyNaTravada, lockGuia } from '../guia/applyAcao.ts'
import { acaoRemocao } from '../guia/registro/historico.store.ts'
import type { Handler } from '../http/handler.ts'
import { refuseAlheia } from './alheia.ts'
import { refuseCongelada } from './congelada.ts'
import { findImagem, removeImagem } from './imagem.store.ts'

/**
 * Removes an image that is no evidence yet from a guide that still takes images of its kind; the status does not go back
 * (Produto §4).
 */
export const deleteImagem: Handler<typeof imagem.deleteImagem> = async (context) => {
  const { query, db, agora, fail, trilha } = context
  const { numeroFicha, sequencial } = query
  const carregada = await lockGuia(context, numeroFicha)
  const found = await findImagem(db, numeroFicha, sequencial)
  trilha({
    codigoAssociado: carregada.guia.codigoAssociado,
    objeto: `remoção da imagem ${sequencial} da guia ${numeroFicha}`,
  })
  // What was sent after the exam was forwarded stays: that action only adds.
  const acao = found?.momento === 'recurso' ? 'attachRecurso' : 'uploadImagem'
  await applyNaTravada(
    context,
    {
      numeroFicha,
      acao,
      passo: acaoRemocao,
      efeito: async ({ guia }) => {
        if (!found) return fail('API-IMG-0001')
        await refuseAlheia(context, found, guia)
        refuseCongelada(found)
        await removeImagem(db, numeroFicha, sequencial, agora)
        return {
          resultado: undefined,
          calculado: { statusFicha: guia.statusFicha },
          motivo: `Imagem ${sequencial} removida: ${found.nomeArquivo}`,
        }
      },
    },
    carregada,
  )
  return { ok: true }
}
