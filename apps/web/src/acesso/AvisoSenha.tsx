import { TelaButtonLink } from '../menu/TelaButtonLink.tsx'
import { hrefOf } from '../rota/hrefOf.ts'
import { Banner } from '../ui/feedback/Banner.tsx'
import { describePrazo } from './prazoSenha.ts'

/** Warns while the password can still be changed without an interruption. */
export function AvisoSenha({ dias }: { dias: number | null }) {
  const prazo = describePrazo(dias)
  if (dias === null || prazo === undefined) return null
  return (
    <Banner
      actions={
        <TelaButtonLink href={hrefOf('/portal/trocaSenha')} icon="key" size="pequeno">
          Trocar senha
        </TelaButtonLink>
      }
      title={`Sua senha de acesso ${prazo}`}
      tone={dias <= 3 ? 'perigo' : 'atencao'}
    >
      Troque-a agora para não ser interrompido no meio de um atendimento.
    </Banner>
  )
}
