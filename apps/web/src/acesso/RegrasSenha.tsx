import {
  type MotivoSenha,
  motivosSenha,
  tamanhoMaximoSenha,
  tamanhoMinimoSenha,
  validateSenha,
} from '@portal/domain/acesso/senha.ts'
import { Icon } from '../ui/Icon.tsx'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'
import styles from './TrocaSenhaPage.module.css'

/** Each reason of refusal, turned into what to do. */
const regras: Readonly<Record<MotivoSenha, string>> = {
  curta: `Pelo menos ${tamanhoMinimoSenha} caracteres`,
  longa: `No máximo ${tamanhoMaximoSenha} caracteres`,
  comum: 'Não é uma senha comum nem um caractere repetido',
  previsivel: 'Sem o nome da rede, o seu código ou o seu CRO',
}

/** The rules of a new password, each ticked as soon as what is typed meets it. */
export function RegrasSenha({ senha, login }: { senha: string; login: string }) {
  const broken = new Set(validateSenha(senha, { login }))
  return (
    <ul aria-label="Regras da nova senha" className={styles.rules}>
      {motivosSenha.map(({ codigo }) => {
        const isMet = senha !== '' && !broken.has(codigo)
        return (
          <li className={styles.rule} data-met={isMet || undefined} key={codigo}>
            <Icon name={isMet ? 'checkCircle' : 'minus'} size={16} />
            {regras[codigo]}
            <VisuallyHidden>{isMet ? ': atendida' : ': ainda não atendida'}</VisuallyHidden>
          </li>
        )
      })}
    </ul>
  )
}
