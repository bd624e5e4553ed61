import { describe, expect, it } from 'vitest'
import { addItens } from './edicao.ts'
import {
  type Conteudo,
  conteudoVazio,
  createEstadoRascunho,
  reduceRascunho,
  toConteudo,
} from './rascunhoReducer.ts'

const vazio = createEstadoRascunho(conteudoVazio)
const include = (codigoEvento: string) =>
  ({
    tipo: 'editar',
    mudar: (edicao: Parameters<typeof addItens>[0]) => addItens(edicao, [{ codigoEvento }]),
  }) as const

describe('reduceRascunho', () => {
  it('undoes and redoes events without touching the texts', () => {
    const com = reduceRascunho(reduceRascunho(vazio, include('81000030')), {
      tipo: 'escrever',
      campo: 'observacao',
      texto: 'Retorno em 7 dias.',
    })
    const sem = reduceRascunho(com, { tipo: 'desfazer' })
    expect(toConteudo(sem)).toEqual({ ...conteudoVazio, observacao: 'Retorno em 7 dias.' })
    expect(toConteudo(reduceRascunho(sem, { tipo: 'refazer' })).itens).toHaveLength(1)
  })

  it('counts only what changes something', () => {
    expect(reduceRascunho(vazio, { tipo: 'desfazer' })).toBe(vazio)
    expect(reduceRascunho(vazio, { tipo: 'editar', mudar: (edicao) => edicao })).toBe(vazio)
    expect(reduceRascunho(vazio, { tipo: 'escrever', campo: 'observacao', texto: '' })).toBe(vazio)
    expect(reduceRascunho(vazio, include('81000030')).mudancas).toBe(1)
  })

  it('begins again from another version, which counts as loaded', () => {
    const outra: Conteudo = {
      ...conteudoVazio,
      justificativa: 'Fratura',
      denticaoManual: 'mista',
      ortodontia: { queixaPaciente: 'Dentes apinhados' },
      fichasVinculoImagens: [700010],
    }
    const estado = reduceRascunho(reduceRascunho(vazio, include('81000030')), {
      tipo: 'substituir',
      conteudo: outra,
    })
    expect(toConteudo(estado)).toEqual(outra)
    expect(estado.mudancas).toBe(0)
    expect(reduceRascunho(estado, { tipo: 'desfazer' })).toBe(estado)
  })

  it('keeps 50 steps', () => {
    let estado = vazio
    for (let passo = 0; passo < 60; passo++) estado = reduceRascunho(estado, include('81000030'))
    // The call takes 50 items; the ten beyond them are no steps.
    for (let passo = 0; passo < 50; passo++) estado = reduceRascunho(estado, { tipo: 'desfazer' })
    expect(estado.historico.presente.itens).toHaveLength(0)
  })
})
