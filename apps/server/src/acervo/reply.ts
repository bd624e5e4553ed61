import type { ImagemAcervo } from '@portal/contract/acervo.ts'
import { isImagemDoEvento } from '@portal/domain/imagem/imagemExigida.ts'
import type { Db } from '../db/client.ts'
import { listEventosGuias } from '../guia/fatos/evento.store.ts'
import type { CallServices } from '../http/services.ts'
import type { Sessao } from '../http/sessao.ts'
import { civilDay } from '../runtime/clock.ts'
import type { LinhaAcervo } from './acervo.store.ts'

type Leitor = {
  db: Db
  sessao: Pick<Sessao, 'codigoCredenciado'>
  services: Pick<CallServices, 'regras'>
}

/** The images as the archive tells them, each with the events of its guide that it answers for. */
export async function toImagensAcervo(
  { db, sessao, services }: Leitor,
  linhas: readonly LinhaAcervo[],
): Promise<ImagemAcervo[]> {
  const fichas = [...new Set(linhas.map(({ numeroFicha }) => numeroFicha))]
  const [tabela, eventos] = await Promise.all([
    services.regras.get(),
    listEventosGuias(db, sessao.codigoCredenciado, fichas),
  ])
  const porFicha = Map.groupBy(
    eventos.map(({ numeroFicha, sequencialInclusao, codigoEvento, dente, regiao }) => ({
      numeroFicha,
      numeroSequencialInclusao: sequencialInclusao,
      codigoEvento,
      descricao: tabela.find(codigoEvento)?.descricao ?? codigoEvento,
      codigoLocalizacao: dente ?? regiao,
    })),
    ({ numeroFicha }) => numeroFicha,
  )
  return linhas.map((linha) => {
    const { codigoAssociado: _daTrilha, enviadaEm, ...imagem } = linha
    const doGuia = porFicha.get(linha.numeroFicha) ?? []
    return {
      ...imagem,
      data: civilDay(enviadaEm),
      enviadaEm: enviadaEm.toISOString(),
      eventos: doGuia
        .filter((evento) => isImagemDoEvento(linha, evento))
        .map(({ numeroFicha: _dela, ...evento }) => evento),
    }
  })
}
