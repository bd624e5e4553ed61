import { describe, expect, it } from 'vitest'
import { type CopiaLocal, createCopiaRascunho } from './copiaLocal.ts'

function createArmazem() {
  const dados = new Map<string, string>()
  return {
    dados,
    getItem: (nome: string) => dados.get(nome) ?? null,
    setItem: (nome: string, valor: string) => void dados.set(nome, valor),
    removeItem: (nome: string) => void dados.delete(nome),
  }
}

const dono = { login: '100001', numeroFicha: 42, segredo: 'chave' }
const copia: CopiaLocal = {
  conteudo: { itens: [], observacao: 'Paciente sensível ao látex', justificativa: '' },
  revisaoBase: 3,
  isPendente: true,
  em: '2026-11-21T12:00:00.000Z',
}

describe('createCopiaRascunho', () => {
  it('gives back what it kept, which nobody can read where it stands', async () => {
    const armazem = createArmazem()
    await createCopiaRascunho(dono, armazem).save(copia)
    expect([...armazem.dados.keys()]).toEqual(['rascunho:100001:42'])
    expect([...armazem.dados.values()].join()).not.toContain('látex')
    expect(await createCopiaRascunho(dono, armazem).load()).toEqual(copia)
  })

  it.each([
    ['another login’s key', { ...dono, segredo: 'outra' }],
    ['another guide', { ...dono, numeroFicha: 43 }],
  ])('opens nothing with %s', async (_nome, outro) => {
    const armazem = createArmazem()
    await createCopiaRascunho(dono, armazem).save(copia)
    const [texto = ''] = armazem.dados.values()
    armazem.dados.set(`rascunho:${outro.login}:${outro.numeroFicha}`, texto)
    expect(await createCopiaRascunho(outro, armazem).load()).toBeUndefined()
  })

  it.each(['', 'lixo', 'a.b', '!!.!!'])('counts %j as no copy', async (texto) => {
    const armazem = createArmazem()
    armazem.dados.set('rascunho:100001:42', texto)
    expect(await createCopiaRascunho(dono, armazem).load()).toBeUndefined()
  })

  it('forgets it when the guide was sent', async () => {
    const armazem = createArmazem()
    const guardada = createCopiaRascunho(dono, armazem)
    await guardada.save(copia)
    guardada.remove()
    expect(armazem.dados.size).toBe(0)
  })
})
