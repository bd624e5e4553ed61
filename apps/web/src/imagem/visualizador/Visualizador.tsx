import { type ComponentProps, type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { pushError } from '../../api/notice.ts'
import { importPage } from '../../carregamento/importPage.ts'
import type { VisualizadorImagem } from './VisualizadorImagem.tsx'

type VisualizadorProps = ComponentProps<typeof VisualizadorImagem>

const load = importPage(() => import('./VisualizadorImagem.tsx'))

/** Why it does not come is told once an image is opened. */
const fetchAhead = () => void load().catch(() => undefined)

/** For the buttons that open an image: the viewer's code comes as the pointer or the focus reaches one. */
export const bringVisualizador = { onFocus: fetchAhead, onPointerEnter: fetchAhead }

/** The viewer, whose code is not the page's. */
export function Visualizador(props: VisualizadorProps) {
  const [Vindo, setVindo] = useState<ComponentType<VisualizadorProps>>()
  const refuse = useEffectEvent((error: unknown) => {
    pushError(error)
    props.onClose()
  })
  useEffect(() => {
    load().then(({ VisualizadorImagem }) => setVindo(() => VisualizadorImagem), refuse)
  }, [])
  return Vindo && <Vindo {...props} />
}
