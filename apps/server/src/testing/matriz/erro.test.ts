import { catalogoErros } from '@portal/contract/errors.ts'
import { listErros } from '@portal/contract/route.ts'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { openTestApp } from '../testApp.ts'
import { Cena } from './cena.ts'
import { enter, rotas } from './chamada.ts'
import { entradas, prepareEntradas, recusas } from './matriz.ts'
import { porCodigo } from './recusa.ts'

const t = await openTestApp()
beforeAll(async () => {
  await prepareEntradas(t)
})

let entraramEm = t.clock.now()
/** The recipes let time pass, and all together more than a session lasts: whoever has been here for long enters again. */
beforeEach(() => {
  if (t.clock.now().getTime() - entraramEm.getTime() < 600_000) return
  t.forget()
  entraramEm = t.clock.now()
})

/** Every code that an operation says it may refuse with. */
const declarados = rotas.flatMap(({ nome, route }) =>
  listErros(route).map((codigo) => ({ nome, codigo, chave: `${nome} ${codigo}` })),
)

it('has a recipe for nothing that is not declared', () => {
  const chaves = declarados.map(({ chave }) => chave)
  expect(Object.keys(recusas).filter((chave) => !chaves.includes(chave))).toEqual([])
  const codigos: string[] = declarados.map(({ codigo }) => codigo)
  expect(Object.keys(porCodigo).filter((codigo) => !codigos.includes(codigo))).toEqual([])
})

it.each(declarados)('$nome refuses with $codigo', async ({ nome, codigo, chave }) => {
  const entrada = entradas.find((cada) => cada.nome === nome)
  const receita = recusas[chave] ?? porCodigo[codigo]
  if (!entrada || !receita) throw new Error(`nothing raises ${chave}`)
  const daSessao = nome.startsWith('acesso.')
  // Failures of a password make the account wait: its own, and no longer than this.
  if (daSessao) t.clock.advance(61_000)
  const as = daSessao ? await enter(t, 100008) : await t.as(100001)
  const cena = new Cena(t, entrada, as)
  expect(await receita(cena)).toMatchObject({ codigo, status: catalogoErros[codigo].status })
})

it('every code of the catalogue is raised by an operation or by the edge', () => {
  const raised = new Set<string>(declarados.map(({ codigo }) => codigo))
  const orphans = Object.keys(catalogoErros).filter((codigo) => !raised.has(codigo))
  expect(orphans.filter((codigo) => !/^API-GEN-|^API-ACE-000[23]$|^API-MEN-0001$/.test(codigo))).toEqual([])
})
