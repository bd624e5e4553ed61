import { describe, expect, it } from 'vitest'
import { createMotivo } from '../evento/criterio/criterio.ts'
import type { DecisaoEvento } from '../evento/criterio/decideEvento.ts'
import type { Motivo } from '../evento/motivo.ts'
import { explainRecusaComplementar } from './recusaComplementar.ts'

const imagem = createMotivo('3081', 'pendenciaImagem', 'imagem')
const pessoa = createMotivo('3059', 'auditoria', 'codigoEvento')
const negativa = createMotivo('3016', 'glosa', 'codigoEvento')

describe('explainRecusaComplementar', () => {
  it.each<[string, DecisaoEvento, readonly Motivo[], RegExp]>([
    ['only an image', 'pendenteImagem', [imagem], /precisa de imagem\. Anexe a imagem, ou retire-o/],
    ['an image and a person', 'pendenteImagem', [imagem, pessoa], /da análise da auditoria.* Retire-o daqui/],
    ['a person', 'analise', [pessoa], /da análise da auditoria.* Retire-o daqui/],
    ['a denial, in its words', 'negado', [negativa], /seria negado \(.+\)\. Retire-o daqui/],
  ])('tells the way on of what needs %s', (_nome, decisao, motivos, esperado) => {
    const texto = explainRecusaComplementar({ descricao: 'Raspagem', regiao: 'S1' }, decisao, motivos)
    expect(texto).toMatch(/^Raspagem na região S1 /)
    expect(texto).toMatch(esperado)
    expect(texto).toMatch(/inclua em uma guia principal\.$/)
  })
})
