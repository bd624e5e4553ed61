import type { vinculoExame } from '@portal/contract/vinculoExame.ts'
import { applyNaTravada, lockGuia } from '../guia/applyAcao.ts'
import { acaoDesvinculo } from '../guia/registro/historico.store.ts'
import type { Handler } from '../http/handler.ts'
import { removeImagem } from '../imagem/imagem.store.ts'
import { listVinculos } from './vinculoExame.store.ts'

/** Takes the copies of an exam from a guide, unless one of them is evidence by now; the status does not go back. */
export const deleteVinculo: Handler<typeof vinculoExame.deleteVinculo> = async (context) => {
  const { query, db, sessao, agora, fail, trilha } = context
  const { fichaExame, fichaVinculo } = query
  const carregada = await lockGuia(context, fichaVinculo)
  trilha({
    codigoAssociado: carregada.guia.codigoAssociado,
    objeto: `vínculo do exame da ficha ${fichaExame} com a guia ${fichaVinculo}`,
  })
  const vinculos = await listVinculos(db, sessao.codigoCredenciado, [fichaExame])
  const copias = vinculos.filter(({ numeroFicha }) => numeroFicha === fichaVinculo)
  if (copias.length === 0) return fail('API-VIN-0001')
  if (copias.some(({ congelada }) => congelada)) return fail('API-VIN-0002')
  await applyNaTravada(
    context,
    {
      numeroFicha: fichaVinculo,
      acao: 'uploadImagem',
      passo: acaoDesvinculo,
      efeito: async ({ guia }) => {
        for (const { sequencial } of copias) await removeImagem(db, fichaVinculo, sequencial, agora)
        return {
          resultado: undefined,
          calculado: { statusFicha: guia.statusFicha },
          motivo: `Exame da ficha ${fichaExame}`,
        }
      },
    },
    carregada,
  )
  return { ok: true }
}
