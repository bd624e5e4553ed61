import { session } from '../../api/session.ts'
import { listRegistros } from './bancoEnvio.ts'
import { filas } from './filas.ts'
import { hasBanco } from './hasBanco.ts'
import { isPendente } from './itemEnvio.ts'

/** How many files of a guide have not arrived yet. */
export type Espera = { numeroFicha: number; quantos: number }

/** What would be lost by leaving: the files of this tab's queues, and those that this browser keeps for this login. */
export async function listEsperas(): Promise<Espera[]> {
  const porGuia = new Map<number, Set<string>>()
  const add = (numeroFicha: number, id: string) =>
    porGuia.set(numeroFicha, (porGuia.get(numeroFicha) ?? new Set()).add(id))
  const login = session().getSnapshot()?.userLogin
  for (const { numeroFicha, ...um } of await listGuardados()) if (um.login === login) add(numeroFicha, um.id)
  // What this tab knows of its own queues is newer than what was written of them.
  for (const [numeroFicha, { fila }] of filas)
    for (const item of fila.getSnapshot()) {
      if (isPendente(item)) add(numeroFicha, item.id)
      else porGuia.get(numeroFicha)?.delete(item.id)
    }
  return [...porGuia]
    .map(([numeroFicha, ids]) => ({ numeroFicha, quantos: ids.size }))
    .filter(({ quantos }) => quantos > 0)
}

/** A browser that keeps nothing has nothing to tell. */
const listGuardados = async () => ((await hasBanco()) ? listRegistros() : [])

/** Stops what is on its way and writes nothing more of it: the browser is about to be cleared. */
export async function stopEnvios(): Promise<void> {
  await Promise.all(
    [...filas].map(async ([, { fila, openGuarda }]) => {
      fila.pause()
      if (fila.getSnapshot().length === 0) return
      const guarda = await openGuarda()
      guarda?.stop()
      await guarda?.settle()
    }),
  )
}
