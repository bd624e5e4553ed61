import type { PedidoVinculo, Vinculos } from '../guia/envio/vinculos.ts'
import type { ImagemDaGuia } from '../guia/fatos/imagemPresente.store.ts'
import { checkCota } from '../imagem/cota.ts'
import type { ImagemGuia } from '../imagem/imagem.store.ts'
import { copyImagem, listNovas, loadImagens, tellCopias } from './copiaExame.ts'
import { isClinicaDoAssociado } from './isClinicaDoAssociado.ts'

/** What `envio-gto` links: as `linkExames` does, in the guide's own sending. */
export const vinculosEnvio: Vinculos = { copy }

async function copy(pedido: PedidoVinculo): Promise<{ copias: ImagemDaGuia[]; motivo: string | null }> {
  const { guia, fichas, presentes, exigidas, fail } = pedido
  if (!isClinicaDoAssociado(guia, guia.codigoAssociado)) {
    const mensagem = 'Os exames do paciente não respondem por esta guia.'
    return fail('API-VIN-0001', [{ campo: 'fichasVinculoImagens', mensagem }])
  }
  const imagens = await loadImagens(pedido, guia.codigoAssociado, fichas, 'fichasVinculoImagens')
  const novas = listNovas(imagens, presentes)
  await checkCota(pedido, presentes.length, novas)
  const copias: ImagemGuia[] = []
  for (const nova of novas) copias.push(await copyImagem(pedido, guia, nova, exigidas))
  return { copias: copias.map(toPresente), motivo: copias.length > 0 ? tellCopias(copias) : null }
}

const toPresente = (copia: ImagemGuia): ImagemDaGuia => ({
  ...copia,
  laudo: copia.tipo === 'application/pdf',
})
