import type { ArquivoBiblioteca, biblioteca, GrupoBiblioteca } from '@portal/contract/biblioteca.ts'
import { toPlano } from '@portal/domain/texto/palavra.ts'
import type { Handlers } from '../http/handler.ts'
import { findArquivo, type LinhaArquivo, listArquivos } from './biblioteca.store.ts'
import { printArquivo } from './printArquivo.ts'

async function toArquivo(linha: LinhaArquivo, rede: string): Promise<ArquivoBiblioteca> {
  const { codArquivo, titulo, descricao, versao, data } = linha
  const { conteudo, paginas } = await printArquivo(linha, rede)
  return { codArquivo, titulo, descricao, versao, data, tipo: 'pdf', tamanhoBytes: conteudo.length, paginas }
}

/** As a file's name: `tabela-de-faces-e-dentes-fdi-v1.pdf`. */
function toNome({ titulo, versao }: LinhaArquivo): string {
  return `${(toPlano(titulo).match(/[a-z0-9]+/g) ?? ['arquivo']).join('-')}-v${versao}.pdf`
}

export const bibliotecaHandlers: Handlers<typeof biblioteca> = {
  listBiblioteca: async ({ db, sessao, hoje }) => {
    const linhas = await listArquivos(db, { rede: sessao.rede, hoje })
    const grupos = new Map<string, GrupoBiblioteca>()
    for (const linha of linhas) {
      const grupo = grupos.get(linha.grupo) ?? { grupo: linha.grupo, arquivos: [] }
      grupo.arquivos.push(await toArquivo(linha, sessao.rede))
      grupos.set(linha.grupo, grupo)
    }
    return { grupos: [...grupos.values()] }
  },
  getArquivo: async ({ db, sessao, hoje, query, fail }) => {
    const linha = await findArquivo(db, { rede: sessao.rede, hoje }, query.codArquivo)
    if (!linha) return fail('API-BIB-0001')
    return { ...(await toArquivo(linha, sessao.rede)), grupo: linha.grupo, texto: linha.texto }
  },
  exportArquivo: async ({ db, sessao, hoje, query, fail }) => {
    const linha = await findArquivo(db, { rede: sessao.rede, hoje }, query.codArquivo)
    if (!linha) return fail('API-BIB-0001')
    const { conteudo } = await printArquivo(linha, sessao.rede)
    return { conteudo, tipo: 'application/pdf', nome: toNome(linha), inline: false }
  },
}
