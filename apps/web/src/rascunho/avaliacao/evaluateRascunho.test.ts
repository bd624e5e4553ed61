import { findRegraEvento } from '@portal/domain/evento/regra/eventos.tables.ts'
import type { RegraEvento } from '@portal/domain/evento/regra/regraEvento.ts'
import { toTextoGuardado } from '@portal/domain/texto/protegido.ts'
import { describe, expect, it } from 'vitest'
import { createContexto } from '../../guia/contextoGuia.fixture.ts'
import { createRegrasDaGuia } from '../../guia/regrasDaGuia.ts'
import { evaluateRascunho, keepEqual } from './evaluateRascunho.ts'
import { toNecessidade } from './useJustificativa.ts'

const codigos = ['81000030', '85100196', '85100200', '85200166']
const regras = codigos.map(findRegraEvento).filter((regra): regra is RegraEvento => regra !== undefined)

const contexto = createContexto({ regras, precos: [] })
const daGuia = createRegrasDaGuia(contexto)
const resina = { sequencial: 1, codigoEvento: '85100200', dente: '26', faces: 'MO', quantidade: 1 }
const resinaErrada = { ...resina, sequencial: 2, dente: '16', faces: 'O' }

describe('evaluateRascunho', () => {
  it('has the four rules that the cases need', () => expect(regras).toHaveLength(codigos.length))

  it('judges each item as the operator would and offers the correction', () => {
    const avaliacao = evaluateRascunho(daGuia, { itens: [resina, resinaErrada] }, '')
    expect(avaliacao.get(1)?.decisao).toBe('aprovado')
    expect(avaliacao.get(2)?.decisao).not.toBe('aprovado')
    expect(avaliacao.get(2)?.motivos[0]?.correcao?.tipo).toBe('trocarEvento')
  })

  it('judges the justification as it will be kept', () => {
    // Denied by its number of canals, unless a technical reason of enough characters says why.
    const canal = { sequencial: 1, codigoEvento: '85200166', dente: '26', quantidade: 1 }
    const decide = (texto: string) =>
      evaluateRascunho(daGuia, { itens: [canal] }, toTextoGuardado(texto)).get(1)?.decisao
    const minimo = daGuia.find('85200166')?.justificativaMinima ?? 0
    expect(decide('x'.repeat(minimo))).toBe('analise')
    expect(decide(`${'x'.repeat(minimo - 1)}"""   `)).not.toBe('analise')
  })

  it('asks for the justification as long as an event needs one, written or not', () => {
    const canal = { sequencial: 1, codigoEvento: '85200166', dente: '26', quantidade: 1 }
    const semTexto = (itens: readonly (typeof canal)[]) => evaluateRascunho(daGuia, { itens }, '')
    expect(toNecessidade(semTexto([canal]), false, true)).toBe('pedida')
    expect(toNecessidade(semTexto([]), false, false)).toBe('opcional')
    // A complementary guide uses none: what is there can be seen and taken out.
    expect(toNecessidade(semTexto([canal]), true, false)).toBe('nenhuma')
    expect(toNecessidade(semTexto([canal]), true, true)).toBe('inutil')
  })

  it('keeps the objects of what did not change', () => {
    const antes = evaluateRascunho(daGuia, { itens: [resina, resinaErrada] }, '')
    const depois = keepEqual(
      antes,
      evaluateRascunho(daGuia, { itens: [resina, { ...resinaErrada, faces: 'MO' }] }, ''),
    )
    expect(depois.get(1)).toBe(antes.get(1))
    expect(depois.get(2)).not.toBe(antes.get(2))
  })

  it('reads a former code as the event that replaced it', () => {
    const antiga = regras.find((regra) => regra.codigosAntigos.length > 0)
    expect(antiga).toBeDefined()
    expect(daGuia.find(antiga?.codigosAntigos[0] ?? '')).toBe(antiga)
  })
})
