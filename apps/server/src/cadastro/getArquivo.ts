import path from 'node:path'
import type { cadastro } from '@portal/contract/cadastro.ts'
import type { Handler } from '../http/handler.ts'
import { keyOf, typeOf } from '../imagem/copia.ts'
import { findAlvara } from './alvara.store.ts'

/** The newest file of a permit. Only copies made here are shown in the page (imagem/getImagem.ts). */
export const getArquivo: Handler<typeof cadastro.getArquivo> = async (context) => {
  const { params, query, db, sessao, services, fail } = context
  const alvara = await findAlvara(db, sessao.codigoCredenciado, params.id)
  if (!alvara) return fail('API-CAD-0001')
  const { versao } = query
  const pagina = versao === 'tela' ? (query.pagina ?? 1) : 1
  const { arquivo } = alvara
  const guardado = arquivo && (await services.arquivos.open(keyOf(arquivo.sha256, versao, pagina)))
  if (!guardado) return fail('API-CAD-0007')
  const tipo = typeOf(arquivo.tipo, versao)
  const { name } = path.parse(arquivo.nomeArquivo)
  return {
    conteudo: guardado.conteudo,
    tipo,
    nome: versao === 'original' ? arquivo.nomeArquivo : `${name}.${tipo === 'image/jpeg' ? 'jpg' : 'png'}`,
    inline: versao !== 'original',
    headers: { 'cache-control': 'private, no-store', 'content-length': String(guardado.bytes) },
  }
}
