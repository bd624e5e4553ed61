import { TelaButtonLink } from '../menu/TelaButtonLink.tsx'
import { Banner } from '../ui/feedback/Banner.tsx'
import { DIAS_AVISO } from './prazoSenha.ts'

/** Warns while the password can still be changed without an interruption. */
export function AvisoSenha({ dias }: { dias: number }) {
  if (dias > DIAS_AVISO) return null
  return (
    <Banner
      actions={
        <TelaButtonLink href="/portal/trocaSenha" icon="key" size="pequeno">
          Trocar a senha
        </TelaButtonLink>
      }
      title={titleOf(dias)}
      tone={dias <= 3 ? 'perigo' : 'atencao'}
    >
      Troque-a agora para não ser interrompido no meio de um atendimento.
    </Banner>
  )
}

function titleOf(dias: number): string {
  if (dias <= 1) return 'Sua senha de acesso expira hoje'
  return `Sua senha de acesso expira em ${dias} dias`
}
