import type { vista } from '@portal/contract/vista.ts'
import { MAXIMO_VISTAS } from '@portal/domain/vista/telaVista.tables.ts'
import type { Handlers } from '../http/handler.ts'
import { readConteudo } from './conteudo.ts'
import { clearPadrao, deleteVista, insertVista, listVistas, lockVistas, updateVista } from './vista.store.ts'

/** Interface B6.13, ours. What is another login's does not exist. */
export const vistaHandlers: Handlers<typeof vista> = {
  listVistas: ({ db, sessao }) => listVistas(db, sessao),
  createVista: async ({ db, sessao, body, fail }) => {
    await lockVistas(db, sessao)
    const outras = await listVistas(db, sessao)
    const nova = readConteudo(body, outras, fail)
    if (outras.filter(({ tela }) => tela === nova.tela).length >= MAXIMO_VISTAS) return fail('API-VIS-0003')
    if (nova.padrao) await clearPadrao(db, sessao, nova.tela)
    const [criada] = await insertVista(db, sessao, nova)
    if (!criada) throw new Error('an inserted view was not answered')
    return criada
  },
  updateVista: async ({ db, sessao, body, fail }) => {
    await lockVistas(db, sessao)
    const vistas = await listVistas(db, sessao)
    const antes = vistas.find(({ numero }) => numero === body.numero)
    if (!antes) return fail('API-VIS-0001')
    const nova = readConteudo(
      { ...body, tela: antes.tela },
      vistas.filter((outra) => outra !== antes),
      fail,
    )
    if (nova.padrao) await clearPadrao(db, sessao, nova.tela)
    const [mudada] = await updateVista(db, sessao, nova.numero, nova)
    return mudada ?? fail('API-VIS-0001')
  },
  deleteVista: async ({ db, sessao, query, fail }) =>
    (await deleteVista(db, sessao, query.numero)) ? { ok: true } : fail('API-VIS-0001'),
}
