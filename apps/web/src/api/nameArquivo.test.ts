import { cadastro } from '@portal/contract/cadastro.ts'
import { exportacao } from '@portal/contract/exportacao.ts'
import { financeiro } from '@portal/contract/financeiro.ts'
import { imagem } from '@portal/contract/imagem.ts'
import { impressao } from '@portal/contract/impressao.ts'
import { pesquisa } from '@portal/contract/pesquisa.ts'
import type { Route } from '@portal/contract/route.ts'
import { expect, it } from 'vitest'
import { nameArquivo } from './nameArquivo.ts'

const hoje = '2026-11-21'

it.each<[Route, Parameters<typeof nameArquivo>[1], string]>([
  [impressao.printGuia, { query: { numeroFicha: 700000001 }, tipo: '', hoje }, 'guia-700000001.pdf'],
  [exportacao.getExportacao, { query: { numero: 3 }, tipo: '', hoje }, 'planilha-3.xlsx'],
  [
    imagem.getImagem,
    { query: { numeroFicha: 700000001, sequencial: 2, versao: 'inteira' }, tipo: 'application/pdf', hoje },
    'imagem-700000001-2.pdf',
  ],
  ...(['image/jpeg jpg', 'image/png png', 'image/webp webp', 'text/plain bin'] as const).map(
    (par): [Route, Parameters<typeof nameArquivo>[1], string] => {
      const [tipo = '', extensao] = par.split(' ')
      return [cadastro.getArquivo, { params: { id: 7 }, tipo, hoje }, `alvara-7.${extensao}`]
    },
  ),
  [pesquisa.exportGuias, { body: { statusTiss: '1' }, tipo: '', hoje }, 'guias-21-11-2026.xlsx'],
  [
    pesquisa.exportGuias,
    { body: { dataInicio: '2026-11-01' }, tipo: '', hoje },
    'guias-01-11-2026-a-21-11-2026.xlsx',
  ],
  [
    pesquisa.exportGuias,
    { body: { dataInicio: '2026-11-01', dataFim: '2026-11-20' }, tipo: '', hoje },
    'guias-01-11-2026-a-20-11-2026.xlsx',
  ],
  [
    pesquisa.exportGuias,
    { body: { dataInicio: '2026-11-01', dataFim: undefined }, tipo: '', hoje },
    'guias-01-11-2026-a-21-11-2026.xlsx',
  ],
  [financeiro.exportDemonstrativo, { query: {}, tipo: '', hoje }, 'demonstrativo-21-11-2026.xlsx'],
])('names a file that came without a name: %#', (route, recebido, nome) => {
  expect(nameArquivo(route, recebido)).toBe(nome)
})
