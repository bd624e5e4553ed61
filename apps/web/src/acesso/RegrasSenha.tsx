import {
  type ContextoSenha,
  getTextoSenha,
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
  previsivel: 'Sem o nome da rede, o seu código, o seu CRO nem o seu CPF ou CNPJ',
  igual: 'Diferente da senha atual',
}

type RegrasSenhaProps = {
  senha: string
  contexto: ContextoSenha
  /** What the server, which knows more, answered to this very password. */
  recusa: string
}

/** The rules of a new password, each ticked as soon as what is typed meets it. */
export function RegrasSenha({ senha, contexto, recusa }: RegrasSenhaProps) {
  const broken = new Set(validateSenha(senha, contexto))
  return (
    <ul aria-label="Regras da nova senha" className={styles.rules}>
      {motivosSenha.map(({ codigo }) => {
        const isMet = senha !== '' && !broken.has(codigo) && !recusa.includes(getTextoSenha(codigo))
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
