import { IconButton } from '../ui/action/IconButton.tsx'
import { Popover } from '../ui/overlay/Popover.tsx'
import { DesenhoExame } from './DesenhoExame.tsx'
import type { ExameTutorial } from './pedidoForm.queries.ts'
import styles from './TutorialPopover.module.css'

/** What an exam shows and for what it is asked, with a drawing of it. */
export function TutorialPopover({ exame }: { exame: ExameTutorial }) {
  const { descricao, mostra, paraQue, desenho } = exame
  const titulo = `O que mostra: ${descricao}`
  return (
    <Popover label={titulo} trigger={<IconButton icon="help" label={titulo} size="pequeno" />}>
      <div className={styles.tutorial}>
        <DesenhoExame desenho={desenho} />
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
