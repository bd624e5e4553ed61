import { describe, expect, it } from 'vitest'
import { acoes } from '../guia/acao.tables.ts'
import { listPalavras } from '../texto/palavra.ts'
import { acoesDaMoldura, partesProcuradas, procuras, procurasAcao, procurasRede } from './procura.tables.ts'
import { isTelaFolha, telas } from './tela.tables.ts'

const rotulos = telas
  .filter((tela) => tela.pagina in procuras)
  .map((tela) => ({ rotulo: tela.rotulo, procura: procuras[tela.pagina as keyof typeof procuras] }))

const doGuia = acoes
  .filter(({ quem }) => quem === 'credenciado')
  .map(({ nome, rotulo }) => ({ rotulo, procura: procurasAcao[nome] ?? '' }))

const daRede = Object.entries(procurasRede).map(([rotulo, procura]) => ({ rotulo, procura }))

it('knows every screen that opens by its address alone', () => {
  const abertas = telas.filter((tela) => !tela.rota.includes('$') && !isTelaFolha(tela))
  expect(Object.keys(procuras).toSorted()).toEqual(abertas.map(({ pagina }) => pagina).toSorted())
})

it.each([...rotulos, ...partesProcuradas, ...acoesDaMoldura, ...daRede, ...doGuia])(
  '$rotulo is found by two words at least that it is not called by',
  ({ rotulo, procura }) => {
    const palavras = new Set(listPalavras(procura))
    for (const palavra of listPalavras(rotulo)) palavras.delete(palavra)
    expect(palavras.size).toBeGreaterThanOrEqual(2)
  },
)

describe('each part', () => {
  it.each(partesProcuradas)('$rotulo has an address of its own', (parte) => {
    const iguais = partesProcuradas.filter(
      ({ pagina, busca, ancora }) =>
        pagina === parte.pagina &&
        ancora === parte.ancora &&
        JSON.stringify(busca) === JSON.stringify(parte.busca),
    )
    expect(iguais).toEqual([parte])
    expect([...Object.keys(parte.busca), ...(parte.ancora ? [parte.ancora] : [])]).not.toEqual([])
  })
})
