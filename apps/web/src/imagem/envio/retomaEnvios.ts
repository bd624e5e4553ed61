import { notice } from '../../ui/notice.ts'
import { listRegistros } from './bancoEnvio.ts'
import { filas, getFila } from './filas.ts'
import { sweepEnvios } from './sweepEnvios.ts'
import { type Retomada, tellRetomadas } from './tellRetomadas.ts'

/**
 * At the start of the portal: what waited too long goes, and the login's own files are taken up where they were, each
 * guide's in its queue. Says where the person finds them.
 */
export async function retomaEnvios(
  login: string | undefined,
  open: (numeroFicha: number) => void,
): Promise<void> {
  await sweepEnvios(Date.now())
  if (login === undefined) return
  const fichas = new Set(
    (await listRegistros()).filter((um) => um.login === login).map(({ numeroFicha }) => numeroFicha),
  )
  const retomadas: Retomada[] = []
  for (const numeroFicha of fichas) {
    const fila = getFila(numeroFicha)
    await filas.get(numeroFicha)?.openGuarda()
    const arquivos = fila.getSnapshot().filter(({ isRetomada }) => isRetomada).length
    if (arquivos > 0) retomadas.push([numeroFicha, arquivos])
  }
  const [primeira] = retomadas
  if (!primeira) return
  const [numeroFicha] = primeira
  notice.push({
    tone: 'informacao',
    title: 'Imagens à espera',
    text: tellRetomadas(retomadas),
    action: {
      label: retomadas.length === 1 ? 'Abrir a guia' : `Abrir a guia ${numeroFicha}`,
      run: () => open(numeroFicha),
    },
  })
}
