import { type ErroApi, isErroApi } from '../../api/erroApi.ts'

/** Whether what was to be sent was refused because another screen has saved the draft since, or sent it. */
export const isDeOutraTela = (error: Error): error is ErroApi =>
  isErroApi(error) && error.detalhes.some(({ campo }) => campo === 'revisaoRascunho')
