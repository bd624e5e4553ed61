import { lazy, Suspense } from 'react'
import { IconButton } from '../ui/action/IconButton.tsx'
import { Popover } from '../ui/overlay/Popover.tsx'
import type { ExameTutorial } from './pedidoForm.queries.ts'
import styles from './TutorialPopover.module.css'

const load = () => import('./DesenhoExame.tsx')

/** The words say all of it without the drawing. */
const DesenhoExame = lazy(() =>
  load().then(
    (found) => ({ default: found.DesenhoExame }),
    () => ({ default: () => null }),
  ),
)

const fetchAhead = () => void load().catch(() => undefined)

/** What an exam shows and for what it is asked, with a drawing of it. */
export function TutorialPopover({ exame }: { exame: ExameTutorial }) {
  const { descricao, mostra, paraQue, desenho } = exame
  const titulo = `O que mostra: ${descricao}`
  return (
    <Popover
      label={titulo}
      trigger={
        <IconButton
          icon="help"
          label={titulo}
          onFocus={fetchAhead}
          onHoverStart={fetchAhead}
          size="pequeno"
        />
      }
    >
      <div className={styles.tutorial}>
        <Suspense fallback={<div className={styles.espera} />}>
          <DesenhoExame desenho={desenho} />
        </Suspense>
        <h3 className={styles.titulo}>{descricao}</h3>
        <dl className={styles.textos}>
          <dt>O que mostra</dt>
          <dd>{mostra}</dd>
          <dt>Para que se pede</dt>
          <dd>{paraQue}</dd>
        </dl>
      </div>
    </Popover>
  )
}
