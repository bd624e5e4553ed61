import type { imagem } from '@portal/contract/imagem.ts'
import { statusAposUpload } from '@portal/domain/guia/statusCalculado.ts'
import { faltaImagem, listImagensExigidas } from '@portal/domain/imagem/imagemExigida.ts'
import { applyAcao } from '../guia/applyAcao.ts'
import { findGuia } from '../guia/guia.store.ts'
import { type GuiaCarregada, toEventoImagem } from '../guia/loadGuia.ts'
import type { Context, Handler } from '../http/handler.ts'
import { putCopias } from './copia.ts'
import { checkCota } from './cota.ts'
import { decodeUpload } from './decodeUpload.ts'
import { insertImagem, listImagensGuia } from './imagem.store.ts'
import { readLugar } from './lugar.ts'
import { toImagem } from './reply.ts'

type ContextUpload = Context<typeof imagem.uploadImagem>

/**
 * Receives an image of a guide: decoded apart, kept whole on disk, then written with the guide's step in the call's
 * transaction. The last required image sends a guide that waits for documents back to the analysis (Spec §4).
 */
export const uploadImagem: Handler<typeof imagem.uploadImagem> = async (context) => {
  const { query, db, sessao, fail, trilha } = context
  const { codigoCredenciado } = sessao
  const { numeroFicha } = query
  const guia = await findGuia(db, codigoCredenciado, numeroFicha)
  if (!guia) return fail('API-GTO-0001')
  trilha({ codigoAssociado: guia.codigoAssociado, objeto: `envio de imagem à guia ${numeroFicha}` })
  const lugar = readLugar(query.imagemGto, guia.statusFicha)
  // Before the guide is locked: a slow decode must not keep others from it.
  const decodificada = await decodeUpload(context)

  const { situacao, resultado } = await applyAcao(context, {
    numeroFicha,
    acao: 'uploadImagem',
    efeito: async (carregada) => {
      await checkCota(context, await listImagensGuia(db, numeroFicha))
      const { sha256, bytes, caminho, nome } = context.upload
      await putCopias(context.services.arquivos, sha256, caminho, decodificada)
      const { tipo, largura, altura, paginas, seguintes } = decodificada
      const nova = await insertImagem(
        db,
        { numeroFicha, codigoCredenciado, codigoAssociado: guia.codigoAssociado },
        {
          ...lugar,
          nomeArquivo: nome,
          tipo,
          bytes,
          largura,
          altura,
          paginas,
          paginasTela: 1 + seguintes.length,
          sha256,
          enviadaEm: context.agora,
        },
      )
      const statusFicha = await decideStatus(context, carregada, lugar)
      return { resultado: nova, calculado: { statusFicha }, motivo: `Imagem ${nova.sequencial}: ${nome}` }
    },
  })
  return { imagem: toImagem(resultado), statusFicha: situacao.statusFicha, versao: situacao.versao }
}

/** The guide's status with the new image among the others. */
async function decideStatus(
  { services }: ContextUpload,
  { guia, eventos, imagens }: GuiaCarregada,
  nova: GuiaCarregada['imagens'][number],
) {
  const { find } = await services.regras.get()
  const exigidas = listImagensExigidas(eventos.map(toEventoImagem), [...imagens, nova], find)
  return statusAposUpload({
    statusFicha: guia.statusFicha,
    faltaImagemInicial: faltaImagem(exigidas, 'inicial'),
  })
}
