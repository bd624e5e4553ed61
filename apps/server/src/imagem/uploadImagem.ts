import type { imagem } from '@portal/contract/imagem.ts'
import { isRadiologia } from '@portal/domain/especialidade/especialidade.tables.ts'
import { acaoEnvio } from '@portal/domain/guia/acaoEnvio.ts'
import { statusAposUpload } from '@portal/domain/guia/statusCalculado.ts'
import { faltaImagem } from '@portal/domain/imagem/imagemExigida.ts'
import { applyNaTravada, lockGuia } from '../guia/applyAcao.ts'
import { findGuia, type Guia } from '../guia/fatos/guia.store.ts'
import type { GuiaCarregada } from '../guia/fatos/loadGuia.ts'
import { semAssinatura } from '../guia/pagamento/assinatura.ts'
import type { Context, PreparedHandler } from '../http/handler.ts'
import type { TabelaRegras } from '../regraEvento/regras.ts'
import { createVistaImagens, refuseAlheia } from './alheia.ts'
import { putCopias } from './copia.ts'
import { checkCota } from './cota.ts'
import type { Decodificada } from './decoder/decode.ts'
import { decodeUpload } from './decodeUpload.ts'
import { checkEventos, guessEventos, listExigidasCom, readEventos } from './eventosImagem.ts'
import { type ImagemGuia, insertImagem, listImagensGuia } from './imagem.store.ts'
import { type LugarImagem, readLugar } from './lugar.ts'
import { toImagem } from './reply.ts'
import { holdConteudo } from './retencao.store.ts'

type ContextUpload = Context<typeof imagem.uploadImagem>

/**
 * Receives an image of a guide: decoded apart while the call holds no connection, then kept whole on disk and written
 * with the guide's step in the call's transaction. The last required image sends a guide that waits for documents back
 * to the analysis (Produto §4). What was signed knows nothing of the new image: that signature no longer holds.
 */
export const uploadImagem: PreparedHandler<typeof imagem.uploadImagem> = {
  prepare: async (context) => {
    const { query, sessao, read, fail, trilha } = context
    const { numeroFicha } = query
    const guia = await read((db) => findGuia(db, sessao.codigoCredenciado, numeroFicha))
    if (!guia) return fail('API-GTO-0001')
    trilha({ codigoAssociado: guia.codigoAssociado, objeto: `envio de imagem à guia ${numeroFicha}` })
    const lugar = readLugar(query.imagemGto, guia)
    const decodificada = await decodeUpload(context)
    return (inTransaction) => keepImagem(inTransaction, lugar, decodificada)
  },
}

async function keepImagem(context: ContextUpload, lugar: LugarImagem, decodificada: Decodificada) {
  const { query, db, agora, upload, services, fail } = context
  const { numeroFicha } = query
  const travada = await lockGuia(context, numeroFicha)
  const acao = acaoEnvio(lugar.momento, travada.guia)
  const pedido = {
    numeroFicha,
    acao,
    efeito: async (carregada: GuiaCarregada) => {
      await refuseAlheia(context, lugar, carregada.guia)
      const tabela = await services.regras.get()
      const ditos = readEventos(query.eventos)
      checkEventos(ditos ?? [], lugar.dente, carregada)
      const { sha256, bytes, nome } = upload
      const presentes = await listImagensGuia(db, numeroFicha)
      await checkCota(context, presentes.length, [upload])
      const repetida = presentes.find((presente) => presente.sha256 === sha256)
      if (repetida) fail('API-IMG-0009', await tellRepetida(context, carregada.guia, repetida))
      await holdConteudo(db, sha256)
      await putCopias(services.arquivos, sha256, upload.open(), decodificada)
      const { tipo, largura, altura, paginas, seguintes, contraste } = decodificada
      const eventos = ditos ?? (await guessEventos(db, tabela, carregada, lugar))
      const paginasTela = 1 + seguintes.length
      const { codigoCredenciado, codigoAssociado } = carregada.guia
      const nova = await insertImagem(
        db,
        { numeroFicha, codigoCredenciado, codigoAssociado },
        {
          ...lugar,
          nomeArquivo: nome,
          tipo,
          bytes,
          largura,
          altura,
          paginas,
          paginasTela,
          sha256,
          enviadaEm: agora,
          eventos,
          contraste,
          origem: null,
          sha256Arquivo: query.sha256Arquivo,
        },
      )
      // What an appeal brings, and what comes of an exam that was presented, is no part of what was signed.
      const isAssinada = carregada.guia.assinadaEm !== null && acao === 'uploadImagem'
      return {
        resultado: nova,
        calculado: { statusFicha: decideStatus(tabela, carregada, nova) },
        mudanca: isAssinada ? semAssinatura : {},
        motivo: `Imagem ${nova.sequencial}: ${nome}${isAssinada ? '. A assinatura anterior deixou de valer.' : ''}`,
      }
    },
  }
  const { situacao, resultado } = await applyNaTravada(context, pedido, travada)
  const { codigoCredenciado, codigoEspecialidade } = travada.guia
  // Whoever asked for the exam is another provider: it is told apart from this one's transaction.
  if (isRadiologia(codigoEspecialidade) && lugar.momento !== 'recurso')
    await services.jobs.enqueue(db, 'tellExame', { codigoCredenciado, numeroFicha }, 0)
  return { imagem: toImagem(resultado), statusFicha: situacao.statusFicha, versao: situacao.versao }
}

/** Which image it is, to a login that sees that one. */
async function tellRepetida(context: ContextUpload, guia: Guia, { momento, sequencial }: ImagemGuia) {
  const isVista = await createVistaImagens(context, guia)
  return isVista({ momento }) ? [{ item: sequencial, mensagem: `É a imagem ${sequencial}.` }] : []
}

/** The guide's status with the new image among the others. */
function decideStatus(
  tabela: TabelaRegras,
  { guia, eventos, imagens }: GuiaCarregada,
  nova: GuiaCarregada['imagens'][number],
) {
  const exigidas = listExigidasCom(tabela, { guia, eventos }, [...imagens, nova])
  return statusAposUpload({
    statusFicha: guia.statusFicha,
    faltaImagemInicial: faltaImagem(exigidas, 'inicial'),
  })
}
