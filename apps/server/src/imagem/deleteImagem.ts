import type { imagem } from '@portal/contract/imagem.ts'
import { applyAcao } from '../guia/applyAcao.ts'
import { acaoRemocao } from '../guia/registro/historico.store.ts'
import type { Handler } from '../http/handler.ts'
import { refuseCongelada } from './congelada.ts'
import { findImagem, removeImagem } from './imagem.store.ts'

/**
 * Removes an image that is no evidence yet from a guide that still takes images; the status does not go back (Produto
 * §4).
 */
export const deleteImagem: Handler<typeof imagem.deleteImagem> = async (context) => {
  const { query, db, agora, fail, trilha } = context
  const { numeroFicha, sequencial } = query
  await applyAcao(context, {
    numeroFicha,
    acao: 'uploadImagem',
    passo: acaoRemocao,
    efeito: async ({ guia }) => {
      trilha({
        codigoAssociado: guia.codigoAssociado,
        objeto: `remoção da imagem ${sequencial} da guia ${numeroFicha}`,
      })
      const found = await findImagem(db, numeroFicha, sequencial)
      if (!found) return fail('API-IMG-0001')
      refuseCongelada(found)
      await removeImagem(db, numeroFicha, sequencial, agora)
      return {
        resultado: undefined,
        calculado: { statusFicha: guia.statusFicha },
        motivo: `Imagem ${sequencial} removida: ${found.nomeArquivo}`,
      }
    },
  })
  return { ok: true }
}
