import type { ArquivoBiblioteca, GrupoBiblioteca } from '@portal/contract/biblioteca.ts'

export const tabelaFaces: ArquivoBiblioteca = {
  codArquivo: 7,
  titulo: 'Tabela de faces e dentes',
  descricao: 'Arcadas, quadrantes e faces.',
  versao: 2,
  data: '2026-11-03',
  tipo: 'pdf',
  tamanhoBytes: 5120,
  paginas: 3,
}
export const guiaRapido: ArquivoBiblioteca = {
  ...tabelaFaces,
  codArquivo: 8,
  titulo: 'Guia rápido do portal',
  descricao: 'O dia em dez passos.',
  versao: 1,
  data: '2026-10-01',
  tamanhoBytes: 2048,
  paginas: 1,
}

export const grupos: readonly GrupoBiblioteca[] = [
  { grupo: 'Para começar', arquivos: [guiaRapido] },
  { grupo: 'Tabelas', arquivos: [tabelaFaces] },
]
