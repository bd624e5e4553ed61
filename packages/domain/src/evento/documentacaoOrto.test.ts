import { expect, it } from 'vitest'
import { ESPECIALIDADES } from '../especialidade/especialidade.tables.ts'
import { tiposGuia } from '../especialidade/tipoGuia.tables.ts'
import { toRegraDaGuia } from './documentacaoOrto.ts'

/** Spec §9.6. */
it('asks for the documentation in the initial guide of orthodontics, jaw orthopedics and radiology alone', () => {
  const exigem = tiposGuia.flatMap((tipo) =>
    ESPECIALIDADES.flatMap((especialidade) => {
      const regra = { imagemInicial: false, glosaImagem: '3081' } as const
      const naGuia = toRegraDaGuia(regra, {
        codigoTipoAtendimento: tipo.codigo,
        codigoEspecialidade: especialidade.codigo,
      })
      if (naGuia === regra) return []
      expect(naGuia).toEqual({ imagemInicial: true, glosaImagem: '3041' })
      return [`${tipo.nome} ${especialidade.nome}`]
    }),
  )
  expect(exigem).toEqual([
    'ortoInicial ortodontia',
    'ortoInicial ortopediaFuncional',
    'ortoInicial radiologia',
  ])
})
