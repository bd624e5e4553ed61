import type { GuiaResumo } from '@portal/contract/guiaResumo.ts'
import { describeGuia } from '@portal/domain/guia/perspectiva.ts'
import { desbloqueio } from '@portal/domain/prazo/tipoPrazo.tables.ts'
import { today } from '../calendario/format.ts'
import { NovaSenhaLink } from '../guia/NovaSenhaLink.tsx'
import { sayBloqueada } from '../guia/sayBloqueada.ts'
import { useDesbloqueio } from '../guia/useDesbloqueio.ts'
import { Link } from '../ui/action/Link.tsx'
import { Banner } from '../ui/feedback/Banner.tsx'

/** Why the guide takes no image now, and what its own page says comes next. */
export function GuiaSemImagens({ guia, motivo }: { guia: GuiaResumo; motivo: string }) {
  const aDesbloquear = useDesbloqueio(guia.numeroFicha)
  return (
    <Banner icon="lock" title="Esta guia não aceita imagens" tone="neutro">
      <p>{motivo}</p>
      <p>
        <strong>Próximo passo:</strong>{' '}
        {guia.bloqueio
          ? sayBloqueada(guia.statusFicha, aDesbloquear !== undefined)
          : describeGuia(guia, today()).proximoPasso}
        <NovaSenhaLink guia={guia} />
        {guia.bloqueio && aDesbloquear && (
          <>
            {' '}
            <Link href={aDesbloquear}>{desbloqueio.cura}</Link>
          </>
        )}
      </p>
    </Banner>
  )
}
