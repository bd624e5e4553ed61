import { countOf } from '@portal/domain/texto/contagem.ts'
import { notice } from '../../ui/notice.ts'
import { listRegistros } from './bancoEnvio.ts'
import { filas, getFila } from './filas.ts'
import { sweepEnvios } from './sweepEnvios.ts'

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
  for (const numeroFicha of fichas) {
    const fila = getFila(numeroFicha)
    await filas.get(numeroFicha)?.openGuarda()
    const retomadas = fila.getSnapshot().filter(({ isRetomada }) => isRetomada).length
    if (retomadas === 0) continue
    const text = `Guia ${numeroFicha}: ${countOf(retomadas, 'arquivo voltou à fila', 'arquivos voltaram à fila')} de imagens.`
    const action = { label: 'Abrir a guia', run: () => open(numeroFicha) }
    notice.push({ tone: 'informacao', title: 'Imagens à espera', text, action })
  }
}
