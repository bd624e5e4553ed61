import type { ImagemAcervo as ImagemReply, recursoGlosa } from '@portal/contract/recursoGlosa.ts'
import type { Handler } from '../http/handler.ts'
import { loadVisao } from '../repasse/visao.ts'
import { type ImagemAcervo, listAcervo, listAnexos } from './anexo.store.ts'
import { findRecurso } from './findRecurso.ts'
import type { EventoGlosado } from './glosado.store.ts'
import { loadGanhos } from './loadGanhos.ts'
import { toRecurso } from './loadRecursos.ts'
import { findTomado, loadTomados } from './loadTomados.ts'
import { isJulgadaPara } from './novidadeImagem.ts'
import { toItem } from './toItem.ts'

const toImagem = (
  imagem: ImagemAcervo,
  eventos: readonly EventoGlosado[],
  acervo: readonly ImagemAcervo[],
): ImagemReply => ({
  numeroFicha: imagem.numeroFicha,
  sequencial: imagem.sequencial,
  nomeArquivo: imagem.nomeArquivo,
  tipo: imagem.tipo,
  momento: imagem.momento,
  dente: imagem.dente,
  paginasTela: imagem.paginasTela,
  enviadaEm: imagem.enviadaEm.toISOString(),
  julgadaPara: eventos
    .filter((evento) => isJulgadaPara(imagem, evento, acervo))
    .map(({ sequencialInclusao }) => sequencialInclusao),
})

/** Everything that the appeal of a guide needs, or what became of it. Spec §7.2. */
export const getRecursoDetalhado: Handler<typeof recursoGlosa.getRecursoDetalhado> = async (context) => {
  const { query, db, sessao, services, hoje, fail } = context
  const carregado = await findRecurso(context, query.numeroFicha)
  if (!carregado) return fail('API-REC-0001')
  const { guia, eventos, recurso, itens } = carregado
  const visao = await loadVisao(db, sessao)
  const tabela = await services.regras.get()
  const { codigoCredenciado } = visao
  const [ganhosDe, anexos, acervo, tomados] = await Promise.all([
    loadGanhos(db, visao, eventos, tabela),
    listAnexos(db, codigoCredenciado, [guia.numeroFicha]),
    // What was sent stays as it was: there is nothing to choose from any more.
    recurso ? [] : listAcervo(db, visao, guia.codigoAssociado, guia.numeroFicha),
    recurso ? [] : loadTomados({ db, tabela, hoje, codigoCredenciado }, [guia.numeroFicha]),
  ])
  return {
    ...toRecurso(carregado, hoje),
    versao: guia.versao,
    bloqueio: guia.bloqueada,
    nomeAssociado: guia.nomeAssociado,
    nomeDentista: guia.nomeDentista,
    protocoloGuia: guia.protocoloGuia,
    itens: eventos.map((evento) =>
      toItem(evento, {
        tabela,
        ganhos: ganhosDe(evento),
        anexos,
        tomado: findTomado(tomados, evento),
        item: itens.find(({ sequencialInclusao }) => sequencialInclusao === evento.sequencialInclusao),
      }),
    ),
    acervo: acervo.map((imagem) => toImagem(imagem, eventos, acervo)),
  }
}
