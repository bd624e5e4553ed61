import { motivosSenha, validateSenha } from '@portal/domain/acesso/senha.ts'
import { Icon } from '../ui/Icon.tsx'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'
import styles from './TrocaSenhaPage.module.css'

/** The rules of a new password, each ticked as soon as what is typed meets it. */
export function RegrasSenha({ senha, login }: { senha: string; login: string }) {
  const broken = new Set(validateSenha(senha, { login }))
  return (
    <ul aria-label="Regras da nova senha" className={styles.rules}>
      {motivosSenha.map(({ codigo, texto }) => {
        const isMet = senha !== '' && !broken.has(codigo)
        return (
          <li className={styles.rule} data-met={isMet || undefined} key={codigo}>
            <Icon name={isMet ? 'checkCircle' : 'minus'} size={16} />
            {texto}
            <VisuallyHidden>{isMet ? ' Atendida.' : ' Ainda não atendida.'}</VisuallyHidden>
          </li>
        )
      })}
    </ul>
  )
}
