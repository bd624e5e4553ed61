import type { ArquivoBiblioteca } from '@portal/contract/biblioteca.ts'
import { describe, expect, it } from 'vitest'
import { describeArquivo } from './describeArquivo.ts'
import { filterGrupos } from './filterGrupos.ts'

const arquivo = (codArquivo: number, titulo: string, descricao: string): ArquivoBiblioteca => ({
  codArquivo,
  titulo,
  descricao,
  versao: 2,
  data: '2026-11-03',
  tipo: 'pdf',
  tamanhoBytes: 5120,
  paginas: codArquivo,
})

const grupos = [
  { grupo: 'Prazos', arquivos: [arquivo(1, 'Da senha ao pagamento', 'Quantos dias tem cada um.')] },
  {
    grupo: 'Glosas',
    arquivos: [arquivo(2, 'Negativas', 'Carência e imagem.'), arquivo(3, 'Recurso', 'O prazo do contrato.')],
  },
]

describe('filterGrupos', () => {
  it.each([
    ['nothing', '', [1, 2, 3]],
    ['spaces alone', '  ', [1, 2, 3]],
    ['a word without its accent', 'CARENCIA', [2]],
    ['the beginning of a word', 'recur', [3]],
    ['the word of a group', 'glosas', [2, 3]],
    ['a word of a group and one of a description', 'prazo', [1, 3]],
    ['words that are not all there', 'prazo carência', []],
    ['a word that only binds others beside one that does not', 'senha ao', [1]],
  ])('finds by %s', (_nome, texto, esperados) => {
    const achados = filterGrupos(grupos, texto)
    expect(achados.flatMap(({ arquivos }) => arquivos.map(({ codArquivo }) => codArquivo))).toEqual(esperados)
    expect(achados.every(({ arquivos }) => arquivos.length > 0)).toBe(true)
  })
})

it.each([
  [1, 'Versão 2, de 03/11/2026 · PDF de 1 página, 5 KB'],
  [2, 'Versão 2, de 03/11/2026 · PDF de 2 páginas, 5 KB'],
])('tells what a file of %i pages is', (paginas, esperado) => {
  expect(describeArquivo(arquivo(paginas, '', ''))).toBe(esperado)
})
