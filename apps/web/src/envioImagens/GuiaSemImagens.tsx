import { guia as contrato } from '@portal/contract/guia.ts'
import type { GuiaResumo } from '@portal/contract/guiaResumo.ts'
import { describeGuia } from '@portal/domain/guia/perspectiva.ts'
import { today } from '../calendario/format.ts'
import { NovaSenhaLink } from '../guia/NovaSenhaLink.tsx'
import { sayBloqueada } from '../guia/sayBloqueada.ts'
import { useAcesso } from '../menu/useAcesso.ts'
import { Banner } from '../ui/feedback/Banner.tsx'

/** Why the guide takes no image now, and what its own page says comes next. */
export function GuiaSemImagens({ guia, motivo }: { guia: GuiaResumo; motivo: string }) {
  const podeDesbloquear = useAcesso().whyNotCall(contrato.updateBloqueio) === undefined
  return (
    <Banner icon="lock" title="Esta guia não aceita imagens" tone="neutro">
      <p>{motivo}</p>
      <p>
        <strong>Próximo passo:</strong>{' '}
        {guia.bloqueio
          ? sayBloqueada(guia.statusFicha, podeDesbloquear)
          : describeGuia(guia, today()).proximoPasso}
        <NovaSenhaLink guia={guia} />
      </p>
    </Banner>
  )
}
